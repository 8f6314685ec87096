"""Talk to a plant hub on the local network."""

from .client import (
    PlantHubAuthError,
    PlantHubClient,
    PlantHubConnectionError,
    PlantHubError,
)
from .models import HubInfo, HubState, Plant

__all__ = [
    "HubInfo",
    "HubState",
    "Plant",
    "PlantHubAuthError",
    "PlantHubClient",
    "PlantHubConnectionError",
    "PlantHubError",
]
