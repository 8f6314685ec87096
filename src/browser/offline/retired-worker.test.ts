import { expect, test, vi } from 'vitest';

test('a service worker that keeps nothing takes over at once, and removes what its site has kept and itself', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const scope = 'https://h.dev/kit/';
  const skipWaiting = vi.fn(() => Promise.resolve());
  const unregister = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('self', {
    ...{ registration: { scope, unregister }, skipWaiting },
    addEventListener: listeners.set.bind(listeners),
  });
  const kept = [
    'offline-page-1-https://h.dev/kit/',
    'workbox-precache-https://h.dev/kit/',
    'page-https://h.dev/other/',
  ];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.splice(kept.indexOf(name), 1)),
  });
  vi.resetModules();
  await import('./retired-worker');
  listeners.get('install')?.({});
  expect(skipWaiting).toHaveBeenCalled();
  let work: unknown;
  listeners.get('activate')?.({ waitUntil: (promise: unknown) => (work = promise) });
  await work;
  expect(kept).toEqual(['page-https://h.dev/other/']);
  expect(unregister).toHaveBeenCalled();
});
