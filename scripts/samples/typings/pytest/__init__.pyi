from contextlib import AbstractContextManager
from typing import Any

mark: Any
param: Any

class ExceptionInfo[E: BaseException]:
    value: E

def fixture(*args: Any, **kwargs: Any) -> Any: ...
def raises[E: BaseException](
    expected_exception: type[E] | tuple[type[E], ...], *, match: str | None = ...
) -> AbstractContextManager[ExceptionInfo[E]]: ...

class LogCaptureFixture:
    text: str
