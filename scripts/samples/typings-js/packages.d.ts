declare module 'firebase-admin/app' {
  export function initializeApp(): object;
}

declare module 'firebase-admin/messaging' {
  interface Message {
    token: string;
    notification?: { title?: string; body?: string; imageUrl?: string };
    data?: Record<string, string>;
    android?: object;
    apns?: object;
    webpush?: object;
  }
  export function getMessaging(): { send(message: Message): Promise<string> };
}

declare module '@lit-labs/scoped-registry-mixin' {
  export function ScopedRegistryHost<Base extends typeof HTMLElement>(
    superclass: Base,
  ): Base & { elementDefinitions?: Record<string, typeof HTMLElement> };
}
