"""The client of a plant hub."""

from collections.abc import Callable
import json
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

from .models import HubInfo, HubState


# region errors
class PlantHubError(Exception):
    """Anything that goes wrong with a hub."""


class PlantHubConnectionError(PlantHubError):
    """The hub does not answer, or answers with something unexpected."""


class PlantHubAuthError(PlantHubError):
    """The hub refuses the token."""
# endregion


# region client
class PlantHubClient:
    """A connection to one hub."""

    def __init__(self, session: ClientSession, host: str, token: str) -> None:
        """Remember how to reach the hub. The caller owns the session."""
        self._session = session
        self._url = f"http://{host}"
        self._headers = {"Authorization": f"Bearer {token}"}

    async def get_info(self) -> HubInfo:
        """Ask the hub who it is."""
        return HubInfo.from_json(await self._request("GET", "/info"))

    async def get_state(self) -> HubState:
        """Ask the hub what it measures."""
        return HubState.from_json(await self._request("GET", "/state"))

    async def set_pump(self, on: bool) -> None:
        """Start or stop the pump."""
        await self._request("POST", "/pump", {"on": on})
    # endregion

    # region listen
    async def listen(self, on_state: Callable[[HubState], None]) -> None:
        """Hand over each new state until the connection ends."""
        timeout = ClientTimeout(total=None, connect=10)
        try:
            async with self._session.get(
                f"{self._url}/events", headers=self._headers, timeout=timeout
            ) as response:
                if response.status == 401:
                    raise PlantHubAuthError("The hub refuses the token")
                response.raise_for_status()
                async for line in response.content:
                    on_state(HubState.from_json(json.loads(line)))
        except (ClientError, TimeoutError, KeyError, ValueError) as err:
            raise PlantHubConnectionError(f"Lost the hub: {err!r}") from err
    # endregion

    # region request
    async def _request(
        self, method: str, path: str, body: dict[str, Any] | None = None
    ) -> Any:
        """Send a request, and turn all that can fail into our own errors."""
        try:
            async with self._session.request(
                method,
                f"{self._url}{path}",
                headers=self._headers,
                json=body,
                timeout=ClientTimeout(total=10),
            ) as response:
                if response.status == 401:
                    raise PlantHubAuthError("The hub refuses the token")
                response.raise_for_status()
                return await response.json()
        except (ClientError, TimeoutError, ValueError) as err:
            raise PlantHubConnectionError(f"No answer from the hub: {err!r}") from err
    # endregion
