"""Switches of the Plant Hub integration."""

from typing import Any

from planthub import PlantHubError

from homeassistant.components.switch import SwitchEntity, SwitchEntityDescription
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .const import DOMAIN
from .coordinator import PlantHubConfigEntry
from .entity import PlantHubEntity

# The hub handles one command at a time.
PARALLEL_UPDATES = 1

PUMP = SwitchEntityDescription(key="pump", translation_key="pump")


async def async_setup_entry(
    hass: HomeAssistant,
    entry: PlantHubConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the switch of the pump."""
    async_add_entities([PumpSwitch(entry.runtime_data, PUMP)])


class PumpSwitch(PlantHubEntity, SwitchEntity):
    """The pump that waters the plants."""

    @property
    def is_on(self) -> bool:
        """Return whether the pump runs."""
        return self.coordinator.data.pump_on

    async def async_turn_on(self, **kwargs: Any) -> None:
        """Start the pump."""
        await self._async_set(True)

    async def async_turn_off(self, **kwargs: Any) -> None:
        """Stop the pump."""
        await self._async_set(False)

    async def _async_set(self, on: bool) -> None:
        """Send the command, then fetch the new state."""
        try:
            await self.coordinator.client.set_pump(on)
        except PlantHubError as err:
            raise HomeAssistantError(
                translation_domain=DOMAIN, translation_key="pump_failed"
            ) from err
        await self.coordinator.async_request_refresh()
