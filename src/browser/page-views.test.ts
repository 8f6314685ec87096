import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const endpoint = 'https://stats.example.org/views';
const visited = { pathname: '/docs/a', search: '?q=b', hash: '#c' };
const body = '{"path":"/docs/a","search":"?q=b","hash":"#c"}';
const post = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules(); // The module remembers what it sent last.
  post.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', post);
});
afterEach(() => vi.unstubAllGlobals());

test('a page view carries path, search and hash, by beacon', async () => {
  const { sendPageView } = await import('./page-views');
  const sendBeacon = vi.fn(() => true);
  sendPageView(endpoint, visited, { sendBeacon });
  expect(sendBeacon.mock.calls).toEqual([[endpoint, body]]);
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['there is no beacon', {}],
  ['the queue of beacons is full', { sendBeacon: () => false }],
])('it goes by fetch when %s, and outlives the page', async (_, sender) => {
  const { sendPageView } = await import('./page-views');
  sendPageView(endpoint, visited, sender);
  expect(post).toHaveBeenCalledExactlyOnceWith(endpoint, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
  });
});

test('an endpoint that cannot be reached disturbs nobody', async () => {
  const { sendPageView } = await import('./page-views');
  post.mockRejectedValue(new TypeError('blocked'));
  expect(() => sendPageView(endpoint, visited, {})).not.toThrow();
  await expect(post.mock.results[0]?.value).rejects.toThrow('blocked');
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('nothing is sent for a reader with %s', async (_, wish) => {
  const { sendPageView } = await import('./page-views');
  const sendBeacon = vi.fn(() => true);
  sendPageView(endpoint, visited, { ...wish, sendBeacon });
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
});

test('readers who have asked for nothing, or allow it, are counted', async () => {
  const { sendPageView } = await import('./page-views');
  const sendBeacon = vi.fn(() => true);
  sendPageView(endpoint, visited, { sendBeacon, doNotTrack: '0', globalPrivacyControl: false });
  sendPageView(endpoint, { ...visited, hash: '' }, { sendBeacon, doNotTrack: null });
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test('an address counts once until another one is visited', async () => {
  const { sendPageView } = await import('./page-views');
  const sendBeacon = vi.fn(() => true);
  for (const hash of ['#c', '#c', '#d', '#c']) sendPageView(endpoint, { ...visited, hash }, { sendBeacon });
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});
