"""Diagnostics of the Plant Hub integration."""

from dataclasses import asdict
from typing import Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.const import CONF_HOST, CONF_TOKEN
from homeassistant.core import HomeAssistant

from .coordinator import PlantHubConfigEntry

TO_REDACT = {CONF_HOST, CONF_TOKEN, "serial_number"}


async def async_get_config_entry_diagnostics(
    hass: HomeAssistant, entry: PlantHubConfigEntry
) -> dict[str, Any]:
    """Return what helps to find a problem, without secrets."""
    coordinator = entry.runtime_data
    return async_redact_data(
        {
            "entry": dict(entry.data),
            "info": asdict(coordinator.info),
            "state": asdict(coordinator.data),
            "last_update_success": coordinator.last_update_success,
        },
        TO_REDACT,
    )
