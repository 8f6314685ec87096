"""Tests of the intents."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.plant_hub.intent import INTENT_GET_MOISTURE, async_setup_intents
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent


async def test_moisture(hass: HomeAssistant, loaded_entry: MockConfigEntry) -> None:
    """The answer names the plant and its moisture."""
    await async_setup_intents(hass)
    response = await intent.async_handle(
        hass, "test", INTENT_GET_MOISTURE, {"plant": {"value": "basil"}}
    )
    assert response.speech["plain"]["speech"] == (
        "Basil has a soil moisture of 41.0 percent"
    )


async def test_unknown_plant(
    hass: HomeAssistant, loaded_entry: MockConfigEntry
) -> None:
    """An unknown plant is an error that users and models understand."""
    await async_setup_intents(hass)
    response = await intent.async_handle(
        hass, "test", INTENT_GET_MOISTURE, {"plant": {"value": "cactus"}}
    )
    assert response.error_code is intent.IntentResponseErrorCode.NO_VALID_TARGETS
    assert response.speech["plain"]["speech"] == (
        "There is no plant with the name cactus"
    )
