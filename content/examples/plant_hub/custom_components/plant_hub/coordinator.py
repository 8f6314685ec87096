"""The coordinator of the Plant Hub integration."""

# region poll
import asyncio
from datetime import timedelta
import logging

from planthub import (
    HubInfo,
    HubState,
    PlantHubAuthError,
    PlantHubClient,
    PlantHubError,
)

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback
from homeassistant.exceptions import ConfigEntryAuthFailed
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from .const import DOMAIN

_LOGGER = logging.getLogger(__name__)

UPDATE_INTERVAL = timedelta(minutes=1)
SECONDS_BETWEEN_CONNECTIONS = 30

type PlantHubConfigEntry = ConfigEntry[PlantHubCoordinator]


class PlantHubCoordinator(DataUpdateCoordinator[HubState]):
    """Keep the state of one hub for all its entities."""

    config_entry: PlantHubConfigEntry
    info: HubInfo

    def __init__(
        self, hass: HomeAssistant, entry: PlantHubConfigEntry, client: PlantHubClient
    ) -> None:
        """Poll once a minute."""
        super().__init__(
            hass,
            _LOGGER,
            config_entry=entry,
            name=DOMAIN,
            update_interval=UPDATE_INTERVAL,
        )
        self.client = client

    async def _async_setup(self) -> None:
        """Fetch once what never changes."""
        try:
            self.info = await self.client.get_info()
        except PlantHubAuthError as err:
            raise ConfigEntryAuthFailed(
                translation_domain=DOMAIN, translation_key="invalid_auth"
            ) from err
        except PlantHubError as err:
            raise UpdateFailed(
                translation_domain=DOMAIN, translation_key="cannot_connect"
            ) from err

    async def _async_update_data(self) -> HubState:
        """Fetch what the hub measures."""
        try:
            return await self.client.get_state()
        except PlantHubAuthError as err:
            raise ConfigEntryAuthFailed(
                translation_domain=DOMAIN, translation_key="invalid_auth"
            ) from err
        except PlantHubError as err:
            raise UpdateFailed(
                translation_domain=DOMAIN, translation_key="cannot_connect"
            ) from err
    # endregion

    # region push
    @callback
    def async_start_listening(self) -> None:
        """Listen until the config entry is unloaded."""
        self.config_entry.async_create_background_task(
            self.hass, self._async_listen(), name=f"{DOMAIN} events"
        )

    async def _async_listen(self) -> None:
        """Take over each state that the hub sends. Connect again when it stops."""
        while True:
            try:
                await self.client.listen(self.async_set_updated_data)
            except PlantHubError as err:
                _LOGGER.debug("Not connected to the events of the hub: %s", err)
            await asyncio.sleep(SECONDS_BETWEEN_CONNECTIONS)
    # endregion
