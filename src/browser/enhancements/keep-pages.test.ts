import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';

type FakeElement = ReturnType<typeof fakeDocument>;
const mocked = {
  './page-tools': { setupButton: () => null },
  './show-offline': { showOffline: (path: string) => Promise.resolve(void opened.push(path)) },
};
const opened: string[] = [];
const posted: unknown[] = [];
let page: EventTarget;
let workers: EventTarget & { readonly register: unknown; readonly startMessages: unknown };
let body: FakeElement;
let buttons: FakeElement[];
let connection: object;
/** Path of a page → the buttons that were added to it. */
let places: Record<string, FakeElement[]>;
const saved = '2025-05-26T12:00:00.000Z';

beforeEach(() => {
  opened.length = 0;
  posted.length = 0;
  buttons = [];
  places = {};
  connection = {};
  page = new EventTarget();
  const worker = { postMessage: (message: unknown) => posted.push(message) };
  workers = Object.assign(new EventTarget(), {
    ...{ register: vi.fn(() => Promise.resolve()), ready: Promise.resolve({ active: worker }) },
    startMessages: vi.fn(),
  });
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  vi.stubGlobal('window', { caches: {} });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: 'https://h.dev/kit/app.js' }, { name: 'https://elsewhere.dev/a.js' }],
  });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  vi.resetModules();
  for (const [name, module] of Object.entries(mocked)) vi.doMock(name, () => module);
});
afterEach(() => {
  for (const name of Object.keys(mocked)) vi.doUnmock(name);
  vi.resetModules();
});

/** Shows a page, whose place for the button is its footer. */
function show(pathname: string): void {
  vi.stubGlobal('location', new URL(pathname, 'https://h.dev'));
  const there = (): FakeElement | undefined => buttons.find(({ remove }) => remove.mock.calls.length === 0);
  const own: FakeElement[] = (places[pathname] ??= []);
  const place = {
    append: (button: FakeElement) => void [own, buttons].map((list) => list.push(button)),
    querySelector: () => own.find(({ remove }) => remove.mock.calls.length === 0) ?? null,
  };
  Object.assign(document, {
    getElementById: (id: string) =>
      body.children.find(
        (one) => typeof one !== 'string' && one.attributes.id === id && one.remove.mock.calls.length === 0,
      ),
    querySelector: (selector: string) => (selector === '[data-offline]' ? there() : place),
  });
  page.dispatchEvent(new Event('shown'));
}
/** Begins to keep pages on one of them. */
async function begin(navigator: object = { serviceWorker: workers, onLine: false, connection }): Promise<void> {
  body = fakeDocument();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', navigator);
  show('/kit/docs/a/');
  const { keepPages } = await import('./keep-pages');
  await keepPages();
}
const kept = (path: string): boolean =>
  workers.dispatchEvent(Object.assign(new Event('message'), { data: { kept: { path, saved } } }));
const note = (): string | undefined =>
  body.children.flatMap((one) =>
    typeof one !== 'string' && one.attributes.id === 'kept-note' && one.remove.mock.calls.length === 0
      ? [one.textContent]
      : [],
  )[0];
const cache = (...urlsToCache: readonly string[]) => ({ type: 'CACHE_URLS', payload: { urlsToCache } });
const dataOf = (path: string): string => `/kit/page-data${path}/page-data.json`;

test('the service worker is told what the page had loaded before, and of each page that is shown later', async () => {
  await begin();
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/kit/sw.js');
  expect(workers.startMessages).toHaveBeenCalled();
  expect(posted).toEqual([
    'which pages were kept?',
    cache('/kit/docs/a/', dataOf('/docs/a'), 'https://h.dev/kit/app.js'),
  ]);
  show('/kit/docs/b');
  expect(posted.at(-1)).toEqual(cache('/kit/docs/b', dataOf('/docs/b')));
});

test('nothing is fetched again with a data saver, and no copy in the place of itself', async () => {
  connection = { saveData: true };
  await begin();
  const count = posted.length;
  show('/kit/docs/b');
  expect(posted).toHaveLength(count);
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: false });
  kept('/docs/c');
  show('/kit/docs/c');
  expect(posted).toHaveLength(count);
  show('/kit/docs/d');
  expect(posted).toHaveLength(count + 1);
});

test('a page that is a copy says so, as long as it is shown', async () => {
  await begin();
  kept('/docs/b');
  expect(note()).toBeUndefined();
  show('/kit/docs/b');
  expect(note()).toBe("You're offline. This page was saved on 26 May 2025.");
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  kept('/docs/b');
  expect(note()).toBe('The site does not respond. This page was saved on 26 May 2025.');
  show('/kit/docs/a');
  expect(note()).toBeUndefined();
  show('/kit/docs/b');
  expect(note()).toBe('The site does not respond. This page was saved on 26 May 2025.');
  show('/kit/docs/a');
  workers.dispatchEvent(Object.assign(new Event('message'), { data: 'something else' }));
  expect(note()).toBeUndefined();
});

test.each([
  ['knows no service workers', () => ({ onLine: true })],
  [
    'lets none register',
    () => ({ serviceWorker: Object.assign(workers, { register: () => Promise.reject(new Error('no')) }) }),
  ],
])('a browser that %s keeps nothing, and shows no button', async (_, navigator) => {
  await begin(navigator());
  show('/kit/docs/b');
  expect([posted, buttons]).toEqual([[], []]);
});

test('each page has one button for what can be read offline, which opens once', async () => {
  await begin();
  show('/kit/docs/b');
  // Another query of the same page.
  show('/kit/docs/b');
  expect(buttons.map(({ remove }) => remove.mock.calls.length)).toEqual([1, 0]);
  const button = buttons.at(-1);
  expect(button?.textContent).toBe('Read offline');
  button?.handlers.get('click')?.();
  button?.handlers.get('click')?.();
  await vi.dynamicImportSettled();
  expect(opened).toEqual(['/docs/b']);
});
