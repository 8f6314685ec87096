from enum import Enum

from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData

class BluetoothScanningMode(Enum):
    PASSIVE = ...
    ACTIVE = ...

class BaseHaScanner:
    name: str
    source: str

class BaseHaRemoteScanner(BaseHaScanner): ...
class BluetoothScannerDevice:
    scanner: BaseHaScanner
    ble_device: BLEDevice
    advertisement: AdvertisementData

class HaBluetoothConnector: ...
