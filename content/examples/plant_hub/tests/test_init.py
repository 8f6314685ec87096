"""Tests of the setup, the coordinator and the entities."""

from collections.abc import Callable
from dataclasses import replace
from unittest.mock import AsyncMock

from planthub import HubState, PlantHubAuthError, PlantHubConnectionError
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.plant_hub.coordinator import PlantHubConfigEntry
from custom_components.plant_hub.diagnostics import async_get_config_entry_diagnostics
from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import STATE_ON
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from .conftest import STATE

PUMP = "switch.windowsill_pump"


# region setup
async def test_setup_and_unload(
    hass: HomeAssistant, loaded_entry: MockConfigEntry
) -> None:
    """The entry can be loaded and unloaded."""
    assert loaded_entry.state is ConfigEntryState.LOADED
    assert hass.states.get("sensor.windowsill_temperature").state == "21.0"
    assert hass.states.get("sensor.windowsill_basil_soil_moisture").state == "41.0"

    assert await hass.config_entries.async_unload(loaded_entry.entry_id)
    assert loaded_entry.state is ConfigEntryState.NOT_LOADED


async def test_hub_does_not_respond(
    hass: HomeAssistant, entry: MockConfigEntry, client: AsyncMock
) -> None:
    """Home Assistant tries again later."""
    client.get_state.side_effect = PlantHubConnectionError
    await hass.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.SETUP_RETRY


async def test_hub_refuses_the_token(
    hass: HomeAssistant, entry: MockConfigEntry, client: AsyncMock
) -> None:
    """Home Assistant asks the user for a new token."""
    client.get_info.side_effect = PlantHubAuthError
    await hass.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.SETUP_ERROR
    (flow,) = hass.config_entries.flow.async_progress()
    assert flow["step_id"] == "reauth_confirm"
# endregion


# region push
async def test_push(
    hass: HomeAssistant, loaded_entry: MockConfigEntry, client: AsyncMock
) -> None:
    """What the hub sends is shown at once."""
    on_state: Callable[[HubState], None] = client.listen.call_args.args[0]
    on_state(replace(STATE, temperature=23.5))
    await hass.async_block_till_done()
    assert hass.states.get("sensor.windowsill_temperature").state == "23.5"
# endregion


# region switch
async def test_pump(
    hass: HomeAssistant, loaded_entry: MockConfigEntry, client: AsyncMock
) -> None:
    """The switch sends the command and shows the new state."""
    client.get_state.return_value = replace(STATE, pump_on=True)
    await hass.services.async_call(
        "switch", "turn_on", {"entity_id": PUMP}, blocking=True
    )
    client.set_pump.assert_awaited_once_with(True)
    await loaded_entry.runtime_data.async_refresh()
    assert hass.states.get(PUMP).state == STATE_ON


async def test_pump_fails(
    hass: HomeAssistant, loaded_entry: MockConfigEntry, client: AsyncMock
) -> None:
    """The user reads why the pump does not start."""
    client.set_pump.side_effect = PlantHubConnectionError
    with pytest.raises(HomeAssistantError) as error:
        await hass.services.async_call(
            "switch", "turn_on", {"entity_id": PUMP}, blocking=True
        )
    assert error.value.translation_key == "pump_failed"
# endregion


# region diagnostics
async def test_diagnostics_have_no_secrets(
    hass: HomeAssistant, loaded_entry: PlantHubConfigEntry
) -> None:
    """Users can publish the file."""
    diagnostics = await async_get_config_entry_diagnostics(hass, loaded_entry)
    assert diagnostics["state"]["temperature"] == 21.0
    assert diagnostics["entry"]["token"] == "**REDACTED**"
    assert "PH-0042" not in str(diagnostics)
# endregion
