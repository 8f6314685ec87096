from typing import Any

class Light:
    name: str
    on: bool

class Bridge:
    def __init__(self, ip: str) -> None: ...
    lights: list[Light]
    def set_light(self, light_id: int | str, parameter: str, value: Any) -> None: ...
