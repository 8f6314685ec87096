class BLEDevice:
    address: str
    name: str | None
