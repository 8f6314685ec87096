from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData

class BluetoothServiceInfo:
    name: str
    address: str
    rssi: int
    manufacturer_data: dict[int, bytes]
    service_data: dict[str, bytes]
    service_uuids: list[str]
    source: str

class BluetoothServiceInfoBleak(BluetoothServiceInfo):
    device: BLEDevice
    advertisement: AdvertisementData
    connectable: bool
    time: float
