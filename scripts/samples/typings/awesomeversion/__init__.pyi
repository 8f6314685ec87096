from enum import StrEnum

class AwesomeVersionStrategy(StrEnum):
    CALVER = ...
    SEMVER = ...
    SIMPLEVER = ...

class AwesomeVersion(str):
    def __new__(
        cls,
        version: str | float | AwesomeVersion,
        ensure_strategy: AwesomeVersionStrategy | list[AwesomeVersionStrategy] | None = ...,
        *,
        find_first_match: bool = ...,
    ) -> AwesomeVersion: ...
