"""Config flow of the Plant Hub integration."""

# region imports
from collections.abc import Mapping
import logging
from typing import Any

from planthub import (
    HubInfo,
    PlantHubAuthError,
    PlantHubClient,
    PlantHubConnectionError,
)
import voluptuous as vol

from homeassistant.config_entries import ConfigFlow, ConfigFlowResult
from homeassistant.const import CONF_HOST, CONF_TOKEN
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .const import DOMAIN

_LOGGER = logging.getLogger(__name__)

HUB_SCHEMA = vol.Schema(
    {vol.Required(CONF_HOST): str, vol.Required(CONF_TOKEN): str}
)
TOKEN_SCHEMA = vol.Schema({vol.Required(CONF_TOKEN): str})
# endregion


# region user
class PlantHubConfigFlow(ConfigFlow, domain=DOMAIN):
    """Set up a hub, and change it later."""

    VERSION = 1

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for the address and the token of a new hub."""
        errors: dict[str, str] = {}
        if user_input is not None:
            info = await self._async_try_connection(user_input, errors)
            if info is not None:
                await self.async_set_unique_id(info.serial_number)
                self._abort_if_unique_id_configured()
                return self.async_create_entry(title=info.name, data=user_input)
        return self.async_show_form(
            step_id="user",
            data_schema=self.add_suggested_values_to_schema(HUB_SCHEMA, user_input),
            errors=errors,
        )
    # endregion

    # region reauth
    async def async_step_reauth(
        self, entry_data: Mapping[str, Any]
    ) -> ConfigFlowResult:
        """Begin when the hub has refused the token."""
        return await self.async_step_reauth_confirm()

    async def async_step_reauth_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for a new token."""
        errors: dict[str, str] = {}
        entry = self._get_reauth_entry()
        if user_input is not None:
            data = {**entry.data, **user_input}
            info = await self._async_try_connection(data, errors)
            if info is not None:
                await self.async_set_unique_id(info.serial_number)
                self._abort_if_unique_id_mismatch(reason="another_hub")
                return self.async_update_reload_and_abort(
                    entry, data_updates=user_input
                )
        return self.async_show_form(
            step_id="reauth_confirm", data_schema=TOKEN_SCHEMA, errors=errors
        )
    # endregion

    # region reconfigure
    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Let users change the address and the token of their hub."""
        errors: dict[str, str] = {}
        entry = self._get_reconfigure_entry()
        if user_input is not None:
            info = await self._async_try_connection(user_input, errors)
            if info is not None:
                await self.async_set_unique_id(info.serial_number)
                self._abort_if_unique_id_mismatch(reason="another_hub")
                return self.async_update_reload_and_abort(
                    entry, data_updates=user_input
                )
        return self.async_show_form(
            step_id="reconfigure",
            data_schema=self.add_suggested_values_to_schema(
                HUB_SCHEMA, user_input or {CONF_HOST: entry.data[CONF_HOST]}
            ),
            errors=errors,
        )
    # endregion

    # region try
    async def _async_try_connection(
        self, data: Mapping[str, Any], errors: dict[str, str]
    ) -> HubInfo | None:
        """Ask the hub who it is. If that fails, say why in the errors of the form."""
        client = PlantHubClient(
            async_get_clientsession(self.hass), data[CONF_HOST], data[CONF_TOKEN]
        )
        try:
            return await client.get_info()
        except PlantHubAuthError:
            errors["base"] = "invalid_auth"
        except PlantHubConnectionError:
            errors["base"] = "cannot_connect"
        except Exception:
            _LOGGER.exception("Unexpected exception")
            errors["base"] = "unknown"
        return None
    # endregion
