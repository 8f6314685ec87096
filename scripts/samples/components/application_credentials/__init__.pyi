from dataclasses import dataclass

from homeassistant.core import HomeAssistant
from homeassistant.helpers.config_entry_oauth2_flow import LocalOAuth2Implementation

@dataclass
class ClientCredential:
    client_id: str
    client_secret: str
    name: str | None = ...

@dataclass
class AuthorizationServer:
    authorize_url: str
    token_url: str

class AuthImplementation(LocalOAuth2Implementation):
    def __init__(
        self,
        hass: HomeAssistant,
        auth_domain: str,
        credential: ClientCredential,
        authorization_server: AuthorizationServer,
    ) -> None: ...

async def async_import_client_credential(
    hass: HomeAssistant, domain: str, credential: ClientCredential, auth_domain: str | None = ...
) -> None: ...
