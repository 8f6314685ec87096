from collections.abc import Mapping
from typing import Any

class Request:
    app: Any
    headers: Mapping[str, str]
    query: Mapping[str, str]
    async def json(self) -> Any: ...
    def __getitem__(self, key: Any) -> Any: ...

class StreamResponse: ...

class Response(StreamResponse):
    def __init__(
        self,
        *,
        body: Any = ...,
        status: int = ...,
        text: str | None = ...,
        headers: Mapping[str, str] | None = ...,
        content_type: str | None = ...,
    ) -> None: ...
