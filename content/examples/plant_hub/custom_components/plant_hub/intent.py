"""Intents of the Plant Hub integration."""

import voluptuous as vol

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, intent

from .const import DOMAIN
from .coordinator import PlantHubConfigEntry

INTENT_GET_MOISTURE = "PlantHubGetMoisture"


async def async_setup_intents(hass: HomeAssistant) -> None:
    """Register the intents when the intent integration asks for them."""
    intent.async_register(hass, GetMoistureIntent())


class GetMoistureIntent(intent.IntentHandler):
    """Tell how moist the soil of a plant is."""

    intent_type = INTENT_GET_MOISTURE
    description = (
        "Returns how moist the soil of a plant is, in percent. "
        "A plant needs water below 20 percent."
    )
    slot_schema = {vol.Required("plant", description="Name of the plant"): cv.string}

    async def async_handle(self, intent_obj: intent.Intent) -> intent.IntentResponse:
        """Look for the plant in all hubs."""
        slots = self.async_validate_slots(intent_obj.slots)
        name: str = slots["plant"]["value"]
        response = intent_obj.create_response()
        entries: list[PlantHubConfigEntry] = (
            intent_obj.hass.config_entries.async_loaded_entries(DOMAIN)
        )
        for entry in entries:
            for plant in entry.runtime_data.data.plants.values():
                if plant.name.casefold() == name.casefold():
                    response.async_set_speech(
                        f"{plant.name} has a soil moisture of {plant.moisture} percent"
                    )
                    return response
        response.async_set_error(
            intent.IntentResponseErrorCode.NO_VALID_TARGETS,
            f"There is no plant with the name {name}",
        )
        return response
