import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';

const done: unknown[] = [];
/** An element, perhaps in a link to a picture. */
class FakeElement {
  constructor(private readonly picture?: { readonly href: string }) {}
  closest = (selector: string): object | null => (selector === 'a[data-zoom]' ? (this.picture ?? null) : null);
}
class FakeMouseEvent extends Event {}
const mocked = {
  '../site-data/use-site-chrome': {
    useSiteChrome: () => ({ announcement: null, footer: null, allVersion: { nodes: [] } }),
    useSidebar: () => [],
  },
  './versions': { useNavbarItems: () => [], useVersionPreference: () => undefined },
  './AnnouncementBar': { AnnouncementBar: () => null },
  './Header': { Header: () => null },
  '../ui/Head': { SiteHead: () => null, fetchHelmet: () => done.push('head') },
};
let page: EventTarget;
let hooks: ReturnType<typeof fakeHooks>;
let isThere: boolean;
beforeEach(async () => {
  done.length = 0;
  page = new EventTarget();
  isThere = true;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // Node knows no boolean here.
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: Event) => void, capture: boolean) =>
    page.removeEventListener(type, listener, { capture }),
  );
  vi.stubGlobal('location', { assign: (address: string) => done.push(address) });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('MouseEvent', FakeMouseEvent);
  hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  for (const [name, module] of Object.entries(mocked)) vi.doMock(name, () => module);
  vi.doMock('../../browser/enhancements/install', () => {
    if (!isThere) throw new Error('no network');
    return {
      installEnhancements: (missed: unknown, picture: unknown, last: Event) => done.push([missed, picture, last.type]),
    };
  });
  const { SiteLayout } = await import('./SiteLayout');
  const props = { path: '/', sidebar: null, samePages: {}, ownSidebar: undefined, children: null };
  hooks.render(() => SiteLayout(props));
});
afterEach(() => {
  hooks.unmount();
  for (const name of ['react', '../../browser/enhancements/install', ...Object.keys(mocked)]) vi.doUnmock(name);
  vi.resetModules();
});

/** The reader does something; returns whether the browser still does its part. */
function happen(type: string, target: object = page, more: object = {}): boolean {
  const event = type === 'click' ? new FakeMouseEvent(type, { cancelable: true }) : new Event(type);
  const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  for (const [name, value] of Object.entries({ target, ...keys, ...more }))
    Object.defineProperty(event, name, { value });
  return page.dispatchEvent(event);
}
const settle = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
};

test.each(['pointerover', 'pointerdown', 'wheel', 'focusin', 'keydown', 'click'])(
  'the first touch, a %s, fetches what the page can do, once',
  async (type) => {
    happen(type);
    happen(type);
    await settle();
    expect(done).toEqual(['head', [undefined, undefined, type]]);
    happen(type);
    await settle();
    expect(done).toHaveLength(2);
  },
);

test('what was clicked meanwhile is handed over; a picture waits, unless it is for another tab', async () => {
  const picture = { href: '/a.png' };
  const [button, inPicture] = [new FakeElement(), new FakeElement(picture)];
  expect(happen('click', button)).toBe(true);
  expect(happen('click', inPicture, { ctrlKey: true })).toBe(true);
  expect(happen('click', inPicture)).toBe(false);
  await settle();
  expect(done.at(-1)).toEqual([inPicture, picture, 'click']);
});

test('without network, a picture opens as a file, and the next touch tries again', async () => {
  isThere = false;
  happen('click', new FakeElement({ href: '/a.png' }));
  await settle();
  expect(done).toEqual(['head', '/a.png']);
  isThere = true;
  happen('wheel');
  await settle();
  expect(done.at(-1)).toEqual([expect.anything(), { href: '/a.png' }, 'wheel']);
});

test('a layout that is gone fetches nothing', async () => {
  hooks.unmount();
  happen('wheel');
  await settle();
  expect(done).toEqual([]);
});
