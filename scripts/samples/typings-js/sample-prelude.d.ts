import type { HomeAssistant } from './frontend/src/types';

export type { HomeAssistant };

interface HomeElement extends HTMLElement {
  hass?: HomeAssistant;
  setConfig(config: object): void;
}

export interface LovelaceCard extends HomeElement {
  preview?: boolean;
  layout?: string;
  getCardSize(): number | Promise<number>;
}

export type HuiErrorCard = LovelaceCard;
export type LovelaceBadge = HomeElement;

export interface LovelaceViewConfig {
  type?: string;
  title?: string;
  path?: string;
  cards?: object[];
  badges?: object[];
}

export interface Lovelace {
  config: { views: LovelaceViewConfig[] };
  editMode: boolean;
  urlPath: string | null;
  mode: 'generated' | 'yaml' | 'storage';
  setEditMode(editMode: boolean): void;
  deleteConfig(): Promise<void>;
}
