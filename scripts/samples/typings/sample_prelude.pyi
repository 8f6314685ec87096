# Names that samples without imports take for granted.
from datetime import datetime as datetime
import logging
from collections.abc import Mapping as Mapping
from typing import Any as Any

from homeassistant.components.bluetooth import (
    BluetoothScanningMode as BluetoothScanningMode,
    BluetoothServiceInfoBleak as BluetoothServiceInfoBleak,
)
from homeassistant.components.calendar import CalendarEntity as CalendarEntity, CalendarEvent as CalendarEvent
from homeassistant.components.climate import HVACMode as HVACMode
from homeassistant.components.light import ColorMode as ColorMode, LightEntity as LightEntity
from homeassistant.components.media_player import MediaPlayerEnqueue as MediaPlayerEnqueue
from homeassistant.components.number import NumberDeviceClass as NumberDeviceClass, NumberEntity as NumberEntity
from homeassistant.components.sensor import (
    SensorDeviceClass as SensorDeviceClass,
    SensorEntity as SensorEntity,
    SensorStateClass as SensorStateClass,
)
from homeassistant.components.switch import SwitchEntity as SwitchEntity
from homeassistant.components.update import UpdateEntity as UpdateEntity, UpdateEntityFeature as UpdateEntityFeature
from homeassistant.components.weather import WeatherEntity as WeatherEntity
from homeassistant.config_entries import ConfigEntry as ConfigEntry, ConfigFlowResult as ConfigFlowResult
from homeassistant.const import CONF_HOST as CONF_HOST, EntityCategory as EntityCategory, Platform
from homeassistant.core import (
    CALLBACK_TYPE as CALLBACK_TYPE,
    Event as Event,
    HomeAssistant as HomeAssistant,
    callback as callback,
)
from homeassistant.exceptions import (
    ConfigEntryNotReady as ConfigEntryNotReady,
    ServiceValidationError as ServiceValidationError,
)
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.device_registry import DeviceInfo as DeviceInfo
from homeassistant.helpers.service_info.zeroconf import ZeroconfServiceInfo
from homeassistant.helpers.storage import Store as Store
from homeassistant.helpers.template import Template as Template
from homeassistant.helpers.typing import ConfigType as ConfigType
from homeassistant.helpers.update_coordinator import (
    CoordinatorEntity as CoordinatorEntity,
    DataUpdateCoordinator as DataUpdateCoordinator,
)

DOMAIN: str
PLATFORMS: list[Platform]
LOGGER: logging.Logger
discovery_info: ZeroconfServiceInfo
entry: ConfigEntry[Any]
hass: HomeAssistant
self: Any
