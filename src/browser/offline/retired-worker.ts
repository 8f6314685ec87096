/*
 * What is published in the place of the service worker when pages are not kept (`offline: false`). A service worker that was there before, of
 * this project or of another one, would go on for as long as browsers find no other at its address.
 */

declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  const { scope } = self.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

export {};
