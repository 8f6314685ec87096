"""The Plant Hub integration."""

from planthub import PlantHubClient

from homeassistant.const import CONF_HOST, CONF_TOKEN, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .coordinator import PlantHubConfigEntry, PlantHubCoordinator

PLATFORMS = [Platform.SENSOR, Platform.SWITCH]


# region setup
async def async_setup_entry(hass: HomeAssistant, entry: PlantHubConfigEntry) -> bool:
    """Connect to the hub of a config entry."""
    client = PlantHubClient(
        async_get_clientsession(hass), entry.data[CONF_HOST], entry.data[CONF_TOKEN]
    )
    coordinator = PlantHubCoordinator(hass, entry, client)
    await coordinator.async_config_entry_first_refresh()
    coordinator.async_start_listening()

    entry.runtime_data = coordinator
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    return True
# endregion


# region unload
async def async_unload_entry(hass: HomeAssistant, entry: PlantHubConfigEntry) -> bool:
    """Remove the entities. Home Assistant cancels the background task of the entry."""
    return await hass.config_entries.async_unload_platforms(entry, PLATFORMS)
# endregion
