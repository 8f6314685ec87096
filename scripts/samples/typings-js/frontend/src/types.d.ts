import type {
  Auth,
  Connection,
  HassConfig,
  HassEntities,
  HassEntity,
  HassServices,
  MessageBase,
} from 'home-assistant-js-websocket';

interface EntityEntry {
  entity_id: string;
  name?: string;
  icon?: string;
  device_id?: string;
  area_id?: string;
  labels: string[];
  hidden?: boolean;
  entity_category?: 'config' | 'diagnostic';
  translation_key?: string;
  platform?: string;
  display_precision?: number;
  has_entity_name?: boolean;
}

interface DeviceEntry {
  id: string;
  name: string | null;
  name_by_user: string | null;
  area_id: string | null;
  manufacturer: string | null;
  model: string | null;
  model_id: string | null;
  labels: string[];
  sw_version: string | null;
  hw_version: string | null;
  serial_number: string | null;
  via_device_id: string | null;
  entry_type: 'service' | null;
  configuration_url: string | null;
}

interface AreaEntry {
  area_id: string;
  name: string;
  aliases: string[];
  floor_id: string | null;
  icon: string | null;
  labels: string[];
  picture: string | null;
  humidity_entity_id: string | null;
  temperature_entity_id: string | null;
}

/** What version 20250531 of the frontend gives to cards and panels, in so far as the pages tell of it. */
export interface HomeAssistant {
  auth: Auth;
  connection: Connection;
  connected: boolean;
  states: HassEntities;
  entities: Record<string, EntityEntry>;
  devices: Record<string, DeviceEntry>;
  areas: Record<string, AreaEntry>;
  floors: Record<
    string,
    { floor_id: string; name: string; level: number | null; icon: string | null; aliases: string[] }
  >;
  services: HassServices;
  config: HassConfig;
  themes: { default_theme: string; darkMode: boolean; theme: string };
  panels: Record<string, { component_name: string; config: object | null; title: string | null; url_path: string }>;
  panelUrl: string;
  language: string;
  locale: { language: string; number_format: string; time_format: string; time_zone: string };
  user?: { id: string; name: string; is_owner: boolean; is_admin: boolean };
  localize(key: string, values?: Record<string, unknown>): string;
  hassUrl(path?: string): string;
  callService(
    domain: string,
    service: string,
    serviceData?: object,
    target?: object,
    notifyOnError?: boolean,
    returnResponse?: boolean,
  ): Promise<{ context: { id: string }; response?: unknown }>;
  callApi<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    parameters?: object,
    headers?: Record<string, string>,
  ): Promise<T>;
  fetchWithAuth(path: string, init?: RequestInit): Promise<Response>;
  sendWS(message: MessageBase): void;
  callWS<T>(message: MessageBase): Promise<T>;
  formatEntityState(stateObj: HassEntity, state?: string): string;
  formatEntityAttributeValue(stateObj: HassEntity, attribute: string, value?: unknown): string;
  formatEntityAttributeName(stateObj: HassEntity, attribute: string): string;
}
