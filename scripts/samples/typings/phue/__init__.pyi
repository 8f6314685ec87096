from typing import Any

class Light:
    name: str
    on: bool

class Bridge:
    def __init__(self, ip: str) -> None: ...
    lights: list[Light]
    def get_light(self, light_id: int | str | None = ..., parameter: str | None = ...) -> Any: ...
    def set_light(self, light_id: int | str, parameter: str, value: Any) -> None: ...
