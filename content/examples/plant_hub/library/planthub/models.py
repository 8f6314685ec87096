"""What a plant hub says about itself and its plants."""

from dataclasses import dataclass
from typing import Any, Self


# region info
@dataclass(frozen=True)
class HubInfo:
    """Facts about a hub that never change while it runs."""

    serial_number: str
    name: str
    model: str
    version: str

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read the answer of the hub."""
        return cls(
            serial_number=data["serial"],
            name=data["name"],
            model=data["model"],
            version=data["version"],
        )
# endregion


# region state
@dataclass(frozen=True)
class Plant:
    """A pot with a moisture sensor in it."""

    id: str
    name: str
    moisture: float


@dataclass(frozen=True)
class HubState:
    """What the hub measures, and whether its pump runs."""

    temperature: float
    humidity: float
    pump_on: bool
    plants: dict[str, Plant]

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read the answer of the hub."""
        plants = [Plant(**plant) for plant in data["plants"]]
        return cls(
            temperature=data["temperature"],
            humidity=data["humidity"],
            pump_on=data["pump_on"],
            plants={plant.id: plant for plant in plants},
        )
# endregion
