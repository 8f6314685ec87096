"""The base of all entities of the Plant Hub integration."""

from homeassistant.helpers.device_registry import DeviceInfo
from homeassistant.helpers.entity import EntityDescription
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .const import DOMAIN
from .coordinator import PlantHubCoordinator


class PlantHubEntity(CoordinatorEntity[PlantHubCoordinator]):
    """An entity of a hub."""

    _attr_has_entity_name = True

    def __init__(
        self, coordinator: PlantHubCoordinator, description: EntityDescription
    ) -> None:
        """Belong to the device of the hub."""
        super().__init__(coordinator)
        self.entity_description = description
        info = coordinator.info
        self._attr_unique_id = f"{info.serial_number}_{description.key}"
        self._attr_device_info = DeviceInfo(
            identifiers={(DOMAIN, info.serial_number)},
            manufacturer="Leaf & Root",
            model=info.model,
            name=info.name,
            serial_number=info.serial_number,
            sw_version=info.version,
        )
