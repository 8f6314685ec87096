import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What the page was asked to do. */
const done: string[] = [];
const does = (...names: readonly string[]): Record<string, () => void> =>
  Object.fromEntries(names.map((name) => [name, () => void done.push(name)]));
const mocked = {
  '../navigation/prefetch-links': does('prefetchLinks'),
  '../recent-pages': does('rememberPage'),
  './buttons': does('copyCode', 'copyLink', 'copyPage', 'wrapCode'),
  './page-tools': does('addPageTools'),
  './reading-position': does('dismissOffer', 'followReading', 'keepReading'),
  './setup': does('fitPage', 'followSetup', 'openSetup'),
  './keep-pages': does('keepPages'),
  './shortcuts': does('followShortcut'),
  './show-previews': does('showPreviews'),
  './toggle-details': does('toggleDetails'),
  './zoom-picture': does('zoomPicture'),
};

/** An element, with those around it by their selectors. */
class FakeElement extends EventTarget {
  constructor(
    readonly around: Readonly<Record<string, object | undefined>> = {},
    readonly dataset: Readonly<Record<string, string>> = {},
  ) {
    super();
  }
  closest = (selector: string): object | null => this.around[selector] ?? null;
}
class FakeMenu extends FakeElement {
  open = true;
  readonly name = { focus: vi.fn() };
  contains = (target: unknown): boolean =>
    target instanceof FakeElement && target.around['details[data-menu][open]'] === this;
  querySelector = (): object => this.name;
}
class FakeKey extends Event {}

let page: EventTarget;
let root: EventTarget;
let menus: readonly FakeMenu[];
beforeEach(() => {
  menus = [];
  page = new EventTarget();
  root = Object.assign(new EventTarget(), { querySelectorAll: () => menus });
  vi.stubGlobal('document', root);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('Node', FakeElement);
  vi.stubGlobal('HTMLDetailsElement', FakeElement);
  vi.stubGlobal('KeyboardEvent', FakeKey);
  vi.resetModules();
  for (const [name, module] of Object.entries(mocked)) vi.doMock(name, () => module);
});
afterEach(() => {
  for (const name of Object.keys(mocked)) vi.doUnmock(name);
  vi.resetModules();
});

/** Installs everything after the reader has done something, and tells what that led to. */
async function install(
  missed?: FakeElement,
  picture?: FakeElement,
  last: Event = new Event('wheel'),
): Promise<string[]> {
  const { installEnhancements } = await import('./install');
  done.length = 0;
  installEnhancements(missed as unknown as Element, picture as unknown as Element, last);
  return done.splice(0);
}
/** What an event on an element of the page leads to, and whether the browser still does its part. */
function happen(type: string, target: object, more: object = {}): [string[], boolean] {
  const event = new Event(type, { cancelable: true });
  const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  for (const [name, value] of Object.entries({ target, ...keys, ...more }))
    Object.defineProperty(event, name, { value });
  done.length = 0;
  const isLeft = root.dispatchEvent(event);
  return [done.splice(0), isLeft];
}

const shown = ['rememberPage', 'fitPage', 'addPageTools', 'followReading'];
test('what the page can do begins at the first touch, and is done for each page that is shown', async () => {
  expect(await install()).toEqual(['prefetchLinks', 'showPreviews', 'followSetup', ...shown]);
  page.dispatchEvent(new Event('shown'));
  expect(done.splice(0)).toEqual(shown);
  expect(happen('scrollend', root)[0]).toEqual(['keepReading']);
  expect(happen('keydown', root)[0]).toEqual(['followShortcut', 'dismissOffer']);
});

test('pages are kept where the site wants it', async () => {
  vi.stubGlobal('HAS_OFFLINE', true);
  expect(await install()).toContain('keepPages');
});

test('what was touched before is answered: a shortcut, a button, a picture', async () => {
  const button = new FakeElement({}, { copy: '' });
  expect(await install(undefined, undefined, new FakeKey('keydown'))).toContain('followShortcut');
  expect((await install(new FakeElement({ button }))).at(-1)).toBe('copyCode');
  expect((await install(new FakeElement({ button }), new FakeElement())).at(-1)).toBe('zoomPicture');
});

describe('a click', () => {
  test.each([
    ['wrap', 'wrapCode'],
    ['copy', 'copyCode'],
    ['copyPage', 'copyPage'],
    ['zoom', 'zoomPicture'],
    ['setup', 'openSetup'],
  ])('on a button with %s presses it: %s', async (name, answer) => {
    await install();
    const button = new FakeElement({}, { [name]: '' });
    const summary = { parentElement: new FakeElement() };
    expect(happen('click', new FakeElement({ button, summary }))[0]).toEqual([answer]);
  });

  const heading = { 'a.heading-link': new FakeElement() };
  const picture = { 'a[data-zoom]': new FakeElement() };
  const summary = { summary: { parentElement: new FakeElement() } };
  const other = { button: new FakeElement(), 'a, button': new FakeElement() };
  test.each([
    ['on the link of a heading copies it, and is followed', heading, {}, ['copyLink'], true],
    ['on the link of a heading for a new tab is followed', heading, { ctrlKey: true }, [], true],
    ['on a picture shows it', picture, {}, ['zoomPicture'], false],
    ['on a picture for a new tab is followed', picture, { metaKey: true }, [], true],
    ['on a summary moves its details', summary, {}, ['toggleDetails'], false],
    ['on a link in a summary is followed', { ...summary, 'a, button': new FakeElement() }, {}, [], true],
    ['on a menu opens it at once', { summary: { parentElement: new FakeElement({}, { menu: '' }) } }, {}, [], true],
    ['on another button is left to other handlers', { ...summary, ...other }, {}, [], true],
    ['elsewhere does nothing', {}, {}, [], true],
  ])('%s', async (_, around, keys, answers, isLeft) => {
    await install();
    expect(happen('click', new FakeElement(around), keys)).toEqual([answers, isLeft]);
  });

  test('that something else has answered does nothing', async () => {
    await install();
    expect(happen('click', new FakeElement(summary), { defaultPrevented: true })[0]).toEqual([]);
  });
});

describe('menus that are open', () => {
  const inside = (menu: FakeMenu): FakeElement => new FakeElement({ 'details[data-menu][open]': menu });

  test.each(['click', 'focusin'])('close on a %s elsewhere, not in them', async (type) => {
    await install();
    menus = [new FakeMenu(), new FakeMenu()];
    const [one] = menus;
    if (one) happen(type, inside(one));
    expect(menus.map(({ open }) => open)).toEqual([true, false]);
    happen(type, new FakeElement());
    expect(menus.map(({ open }) => open)).toEqual([false, false]);
  });

  test('close on Escape in them, which gives the focus to their name', async () => {
    await install();
    const menu = new FakeMenu();
    happen('keydown', inside(menu), { key: 'Tab' });
    happen('keydown', new FakeElement(), { key: 'Escape' });
    expect(menu.open).toBe(true);
    happen('keydown', inside(menu), { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(menu.name.focus).toHaveBeenCalledTimes(1);
  });
});
