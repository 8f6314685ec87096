class AdvertisementData:
    local_name: str | None
    manufacturer_data: dict[int, bytes]
    service_data: dict[str, bytes]
    service_uuids: list[str]
    rssi: int
