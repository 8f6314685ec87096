import type { HassEntity } from 'home-assistant-js-websocket';
import type { HomeAssistant, LovelaceCard } from './sample-prelude';

/** A card or badge in the lists from which users choose. */
interface CustomEntry {
  type: string;
  name?: string;
  description?: string;
  preview?: boolean;
  documentationURL?: string;
}

interface CustomFeature {
  type: string;
  name?: string;
  supported?(stateObj: HassEntity): boolean;
  isSupported?(hass: HomeAssistant, context: { entity_id?: string; area_id?: string }): boolean;
  configurable?: boolean;
}

interface Callback {
  callback: string;
}

interface BusMessage {
  id?: number;
  type: string;
}

declare global {
  interface Window {
    customCards?: CustomEntry[];
    customBadges?: CustomEntry[];
    customCardFeatures?: CustomFeature[];
    customTileFeatures?: CustomFeature[];
    customIconsets?: Record<string, (name: string) => Promise<{ path: string; viewBox?: string }>>;
    loadCardHelpers(): Promise<{
      createCardElement(config: { type: string; [key: string]: unknown }): LovelaceCard;
      createRowElement(config: object): HTMLElement;
      createHuiElement(config: object): HTMLElement;
      importMoreInfoControl(type: string): void;
    }>;
    loadES5Adapter(): Promise<unknown>;

    // What apps add to the window of the frontend, and what the frontend adds for them.
    externalApp?: {
      getExternalAuth(payload: string): void;
      revokeExternalAuth(payload: string): void;
      externalBus(payload: string): void;
    };
    webkit: {
      messageHandlers: {
        getExternalAuth: { postMessage(payload: Callback & { force?: boolean }): void };
        revokeExternalAuth: { postMessage(payload: Callback): void };
        externalBus: { postMessage(message: BusMessage): void };
      };
    };
    externalAuthSetToken(success: true, tokens: { access_token: string; expires_in: number }): void;
    externalAuthSetToken(success: false): void;
    externalAuthRevokeToken(success: boolean): void;
    externalBus(message: BusMessage): void;
  }

  interface HTMLElementTagNameMap {
    'ha-card': HTMLElement & { header?: string; raised: boolean };
  }

  // Cards consist of HTML elements, and JavaScript cannot say so where it looks for one.
  interface ParentNode {
    querySelector(selectors: string): HTMLElement | null;
  }
}
