"""Fixtures of the tests."""

from collections.abc import Generator
from unittest.mock import AsyncMock, patch

from planthub import HubInfo, HubState, Plant
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.plant_hub.const import DOMAIN
from homeassistant.const import CONF_HOST, CONF_TOKEN
from homeassistant.core import HomeAssistant

INFO = HubInfo(
    serial_number="PH-0042", name="Windowsill", model="Plant Hub 2", version="1.3.0"
)
STATE = HubState(
    temperature=21.0,
    humidity=48.0,
    pump_on=False,
    plants={"basil": Plant(id="basil", name="Basil", moisture=41.0)},
)


@pytest.fixture(autouse=True)
def allow_custom_integrations(enable_custom_integrations: None) -> None:
    """Let Home Assistant load the integration from this folder."""


# region client
@pytest.fixture(autouse=True)
def client() -> Generator[AsyncMock]:
    """Put a mock in the place of the client, so that no test needs a hub."""
    flow = "custom_components.plant_hub.config_flow.PlantHubClient"
    with patch("custom_components.plant_hub.PlantHubClient", autospec=True) as mock:
        client = mock.return_value
        client.get_info.return_value = INFO
        client.get_state.return_value = STATE
        with patch(flow, new=mock):
            yield client
# endregion


# region entry
@pytest.fixture
def entry(hass: HomeAssistant) -> MockConfigEntry:
    """Add a config entry that is not set up yet."""
    entry = MockConfigEntry(
        domain=DOMAIN,
        title=INFO.name,
        unique_id=INFO.serial_number,
        data={CONF_HOST: "127.0.0.1:8099", CONF_TOKEN: "secret"},
    )
    entry.add_to_hass(hass)
    return entry


@pytest.fixture
async def loaded_entry(hass: HomeAssistant, entry: MockConfigEntry) -> MockConfigEntry:
    """Set up the config entry."""
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    return entry
# endregion
