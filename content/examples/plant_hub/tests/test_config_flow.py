"""Tests of the config flow."""

from unittest.mock import AsyncMock

from planthub import HubInfo, PlantHubAuthError, PlantHubConnectionError
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.plant_hub.const import DOMAIN
from homeassistant.config_entries import SOURCE_USER
from homeassistant.const import CONF_HOST, CONF_TOKEN
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType

USER_INPUT = {CONF_HOST: "127.0.0.1:8099", CONF_TOKEN: "secret"}
OTHER_HUB = HubInfo(
    serial_number="PH-0099", name="Balcony", model="Plant Hub 2", version="1.3.0"
)


# region user
@pytest.mark.parametrize(
    ("error", "message"),
    [
        (PlantHubConnectionError, "cannot_connect"),
        (PlantHubAuthError, "invalid_auth"),
        (RuntimeError, "unknown"),
    ],
)
async def test_user_recovers(
    hass: HomeAssistant, client: AsyncMock, error: type[Exception], message: str
) -> None:
    """A form with an error can be sent again."""
    result = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert result["type"] is FlowResultType.FORM

    client.get_info.side_effect = error
    result = await hass.config_entries.flow.async_configure(
        result["flow_id"], USER_INPUT
    )
    assert result["errors"] == {"base": message}

    client.get_info.side_effect = None
    result = await hass.config_entries.flow.async_configure(
        result["flow_id"], USER_INPUT
    )
    await hass.async_block_till_done()
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["title"] == "Windowsill"
    assert result["data"] == USER_INPUT
    assert result["result"].unique_id == "PH-0042"
# endregion


async def test_user_has_the_hub_already(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """A hub can be set up once."""
    result = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}, data=USER_INPUT
    )
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "already_configured"


# region reauth
async def test_reauth(hass: HomeAssistant, loaded_entry: MockConfigEntry) -> None:
    """A new token takes the place of the old one."""
    result = await loaded_entry.start_reauth_flow(hass)
    assert result["step_id"] == "reauth_confirm"

    result = await hass.config_entries.flow.async_configure(
        result["flow_id"], {CONF_TOKEN: "new"}
    )
    await hass.async_block_till_done()
    assert result["reason"] == "reauth_successful"
    assert loaded_entry.data == {CONF_HOST: "127.0.0.1:8099", CONF_TOKEN: "new"}
# endregion


async def test_reauth_of_another_hub(
    hass: HomeAssistant, loaded_entry: MockConfigEntry, client: AsyncMock
) -> None:
    """The token of another hub changes nothing."""
    client.get_info.return_value = OTHER_HUB
    result = await loaded_entry.start_reauth_flow(hass)
    result = await hass.config_entries.flow.async_configure(
        result["flow_id"], {CONF_TOKEN: "new"}
    )
    assert result["reason"] == "another_hub"
    assert loaded_entry.data[CONF_TOKEN] == "secret"


async def test_reconfigure(hass: HomeAssistant, loaded_entry: MockConfigEntry) -> None:
    """A hub can move to another address."""
    result = await loaded_entry.start_reconfigure_flow(hass)
    assert result["step_id"] == "reconfigure"

    new = {CONF_HOST: "192.0.2.7", CONF_TOKEN: "secret"}
    result = await hass.config_entries.flow.async_configure(result["flow_id"], new)
    await hass.async_block_till_done()
    assert result["reason"] == "reconfigure_successful"
    assert loaded_entry.data == new
