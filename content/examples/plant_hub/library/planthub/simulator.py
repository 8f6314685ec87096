"""A plant hub without the hardware: `python3 -m planthub.simulator`."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import json
import random
import sys
import threading
import time
from typing import Any

INFO = {
    "serial": "PH-0042",
    "name": "Windowsill",
    "model": "Plant Hub 2",
    "version": "1.3.0",
}


class SimulatedHub:
    """The state of the hub, which changes by chance."""

    def __init__(self) -> None:
        """Start with two plants that have enough water."""
        self.changed = threading.Condition()
        self.state: dict[str, Any] = {
            "temperature": 21.0,
            "humidity": 48.0,
            "pump_on": False,
            "plants": [
                {"id": "basil", "name": "Basil", "moisture": 41.0},
                {"id": "mint", "name": "Mint", "moisture": 55.0},
            ],
        }

    def update(self, **changes: Any) -> None:
        """Change the state, and wake up all who listen."""
        with self.changed:
            self.state.update(changes)
            self.changed.notify_all()

    def run(self) -> None:
        """Let time pass."""
        while True:
            time.sleep(5)
            change = 1.5 if self.state["pump_on"] else -0.5
            temperature = self.state["temperature"] + random.uniform(-0.2, 0.2)
            plants = [
                {**plant, "moisture": min(100.0, max(0.0, plant["moisture"] + change))}
                for plant in self.state["plants"]
            ]
            self.update(temperature=round(temperature, 1), plants=plants)


hub = SimulatedHub()


class Handler(BaseHTTPRequestHandler):
    """Answers like the hub does."""

    token = "secret"

    def do_GET(self) -> None:
        """Answer what only reads."""
        if not self._is_allowed():
            return
        if self.path == "/info":
            self._answer(200, INFO)
        elif self.path == "/state":
            self._answer(200, hub.state)
        elif self.path == "/events":
            self._stream()
        else:
            self._answer(404, {})

    def do_POST(self) -> None:
        """Answer what changes the pump."""
        if not self._is_allowed():
            return
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        hub.update(pump_on=bool(body["on"]))
        self._answer(200, {})

    def _is_allowed(self) -> bool:
        """Refuse requests with another token."""
        if self.headers.get("Authorization") == f"Bearer {self.token}":
            return True
        self._answer(401, {})
        return False

    def _answer(self, status: int, body: dict[str, Any]) -> None:
        """Send JSON."""
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def _stream(self) -> None:
        """Send a line for each change until the client is gone."""
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.end_headers()
        try:
            while True:
                with hub.changed:
                    hub.changed.wait()
                    line = json.dumps(hub.state)
                self.wfile.write(f"{line}\n".encode())
        except OSError:
            self.close_connection = True


def main() -> None:
    """Serve until Ctrl+C."""
    port = 8099
    if len(sys.argv) > 1:
        Handler.token = sys.argv[1]
    threading.Thread(target=hub.run, daemon=True).start()
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(f"Plant hub on 127.0.0.1:{port}, token {Handler.token!r}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
