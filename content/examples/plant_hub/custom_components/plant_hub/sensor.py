"""Sensors of the Plant Hub integration."""

# region descriptions
from collections.abc import Callable
from dataclasses import dataclass

from planthub import HubState, Plant

from homeassistant.components.sensor import (
    SensorDeviceClass,
    SensorEntity,
    SensorEntityDescription,
    SensorStateClass,
)
from homeassistant.const import PERCENTAGE, UnitOfTemperature
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .coordinator import PlantHubConfigEntry, PlantHubCoordinator
from .entity import PlantHubEntity

# The coordinator makes all requests.
PARALLEL_UPDATES = 0


@dataclass(frozen=True, kw_only=True)
class PlantHubSensorDescription(SensorEntityDescription):
    """A sensor, and where its value is in the state of the hub."""

    value_fn: Callable[[HubState], float]


SENSORS = (
    PlantHubSensorDescription(
        key="temperature",
        device_class=SensorDeviceClass.TEMPERATURE,
        native_unit_of_measurement=UnitOfTemperature.CELSIUS,
        state_class=SensorStateClass.MEASUREMENT,
        value_fn=lambda state: state.temperature,
    ),
    PlantHubSensorDescription(
        key="humidity",
        device_class=SensorDeviceClass.HUMIDITY,
        native_unit_of_measurement=PERCENTAGE,
        state_class=SensorStateClass.MEASUREMENT,
        value_fn=lambda state: state.humidity,
    ),
)
# endregion


# region setup
async def async_setup_entry(
    hass: HomeAssistant,
    entry: PlantHubConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the sensors of a hub and its plants."""
    coordinator = entry.runtime_data
    async_add_entities(
        PlantHubSensor(coordinator, description) for description in SENSORS
    )
    async_add_entities(
        MoistureSensor(coordinator, plant)
        for plant in coordinator.data.plants.values()
    )
# endregion


# region hub
class PlantHubSensor(PlantHubEntity, SensorEntity):
    """A value that the hub itself measures."""

    entity_description: PlantHubSensorDescription

    @property
    def native_value(self) -> float:
        """Read the value from the newest state."""
        return self.entity_description.value_fn(self.coordinator.data)
# endregion


# region plant
class MoistureSensor(PlantHubEntity, SensorEntity):
    """The moisture in the soil of one plant."""

    def __init__(self, coordinator: PlantHubCoordinator, plant: Plant) -> None:
        """Name the sensor after its plant."""
        super().__init__(
            coordinator,
            SensorEntityDescription(
                key=f"moisture_{plant.id}",
                translation_key="soil_moisture",
                device_class=SensorDeviceClass.MOISTURE,
                native_unit_of_measurement=PERCENTAGE,
                state_class=SensorStateClass.MEASUREMENT,
            ),
        )
        self._plant_id = plant.id
        self._attr_translation_placeholders = {"plant": plant.name}

    @property
    def available(self) -> bool:
        """Be unavailable when the plant was removed from the hub."""
        return super().available and self._plant_id in self.coordinator.data.plants

    @property
    def native_value(self) -> float:
        """Read the value from the newest state."""
        return self.coordinator.data.plants[self._plant_id].moisture
# endregion
