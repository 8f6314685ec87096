import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Keyboard from './keyboard';

let keyboard: typeof Keyboard;
const watched: { readonly observed: unknown[] } = { observed: [] };
let page: EventTarget;
let report: (entries: { readonly target: object }[]) => void = () => undefined;
beforeAll(async () => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      readonly observe = (region: unknown): void => void watched.observed.push(region);
      readonly disconnect = (): void => void (watched.observed.length = 0);
    },
  );
  vi.resetModules();
  keyboard = await import('./keyboard');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['scrolls', 300, false, true],
  ['has room', 200, false, false],
  ['has room again while it has the focus', 200, true, true],
])(
  'when a block of code %s (%i px wide, focus: %s), whether it is a stop for the Tab key is %s',
  (_, scrollWidth, hasFocus, isStop) => {
    const attributes = new Map([['tabindex', '0']]);
    const region = {
      ...{ scrollWidth, clientWidth: 200, querySelector: () => null, closest: () => null },
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    };
    vi.stubGlobal('document', { activeElement: hasFocus ? region : null });
    report([{ target: region }]);
    expect(attributes.get('tabindex')).toBe(isStop ? '0' : undefined);
  },
);

/** A part of a page. */
class Part {
  constructor(
    readonly tagName: string,
    readonly textContent = '',
    readonly more: Readonly<Record<string, Part>> = {},
    readonly parentElement?: Part,
  ) {}
  translate = true;
  tabIndex = -1;
  id = '';
  readonly focus = vi.fn();
  readonly attributes: Record<string, string> = {};
  setAttribute = (name: string, value: string): void => void (this.attributes[name] = value);
  getAttribute = (name: string): string | null => this.attributes[name] ?? null;
  querySelector = (selector: string): Part | null => this.more[selector] ?? null;
  closest = (selector: string): Part | null => this.more[selector] ?? null;
}
const beginning = Object.assign(new Part('DIV'), { id: 'gatsby-focus-wrapper' });
let parts: Record<string, readonly Part[]>;
let sections: Record<string, Part>;
let links: Record<string, Part>;
let active: Part;
let state: { key: string };
const pageEvents = new EventTarget();
beforeEach(() => {
  parts = {};
  sections = {};
  links = {};
  active = beginning;
  state = { key: 'first1' };
  const body = new Part('BODY');
  vi.stubGlobal('document', {
    body,
    querySelectorAll: (selector: string) => Object.entries(parts).find(([part]) => selector.includes(part))?.[1] ?? [],
    querySelector: (selector: string) => links[selector] ?? null,
    getElementById: (id: string) => sections[id] ?? null,
    addEventListener: pageEvents.addEventListener.bind(pageEvents),
    get activeElement() {
      return active;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
  });
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('HTMLInputElement', Part);
});

describe('on a page that is shown', () => {
  test('code is left alone by translators', () => {
    const code = new Part('CODE');
    parts = { 'pre, code, kbd': [code] };
    keyboard.nameAndFocus('');
    expect(code.translate).toBe(false);
  });

  test('controls and tables are named by the heading above them, and by the title of their code', () => {
    const untitled = new Part('BUTTON', 'Copy', {}, new Part('DIV'));
    const titled = new Part('BUTTON', 'Copy', {}, new Part('DIV', '', { '.code-title': new Part('SPAN', 'fan.py') }));
    const table = new Part('TABLE');
    parts = { 'main :is': [new Part('H1', ' Fan entity '), titled, new Part('H2', 'Modes'), untitled, titled, table] };
    keyboard.nameAndFocus('');
    expect(untitled.attributes['aria-label']).toBe('Modes');
    expect(titled.attributes['aria-label']).toBe('Copy, fan.py, Modes');
    expect(table.attributes['aria-label']).toBe('Modes');
  });

  test('a scrollable block has the name of its content, even before it is known to scroll', () => {
    const headed = Object.assign(new Part('TABLE'), { attributes: { 'aria-labelledby': 'modes' } });
    const regions = [
      new Part('DIV', '', { table: headed }),
      new Part('DIV', '', { table: new Part('TABLE') }),
      new Part('PRE', '', { '.code': new Part('FIGURE', '', { '.code-title': new Part('SPAN', 'fan.py') }) }),
    ];
    parts = { 'section[data-rows]': regions, '.table-scroll, .code pre': regions };
    keyboard.nameAndFocus('');
    expect(regions.map(({ attributes }) => attributes)).toEqual([
      { tabindex: '0', role: 'group', 'aria-labelledby': 'modes' },
      { tabindex: '0', role: 'group', 'aria-label': 'Table' },
      { tabindex: '0', role: 'group', 'aria-label': 'Code: fan.py' },
    ]);
    expect(watched.observed).toEqual(regions);
    parts = {};
    keyboard.nameAndFocus('');
    expect(watched.observed).toEqual([]);
  });
});

describe('the focus', () => {
  test('is at the section that the address names, unless the reader has moved it', () => {
    const section = new Part('H2');
    sections = { 'é 1': section };
    keyboard.nameAndFocus('#%C3%A9%201');
    expect(section.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    active = new Part('A');
    keyboard.nameAndFocus('#%C3%A9%201');
    expect(section.focus).toHaveBeenCalledTimes(1);
  });

  test('of a section that cannot have it is possible, without making one a stop for the Tab key', () => {
    const [text, control] = [new Part('H2'), Object.assign(new Part('A'), { tabIndex: 0 })];
    sections = { text, control };
    keyboard.nameAndFocus('#text');
    keyboard.nameAndFocus('#control');
    expect([text.tabIndex, control.tabIndex]).toEqual([-1, 0]);
  });

  /** Follows a link of the text on the page that is shown. */
  function follow(href: string, more: object = {}): void {
    const link = Object.assign(new Part('A', '', { main: new Part('MAIN') }), { attributes: { href } });
    const target = new Part('SPAN', '', { a: link });
    const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    const event = new Event('click');
    for (const [name, value] of Object.entries({ target, ...keys, ...more }))
      Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
  }

  test('of a reader who comes back is at the link that was followed, also if that comes late', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    follow('/docs/light');
    state = { key: 'second' };
    keyboard.nameAndFocus('');
    state = { key: 'first1' };
    keyboard.nameAndFocus('');
    const link = new Part('A');
    links = { 'main a[href="/docs/light"]': link };
    vi.advanceTimersByTime(200);
    expect(link.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    active = link;
    vi.advanceTimersByTime(1000);
    expect(link.focus).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test.each(['keydown', 'pointerdown'])('stays where the reader goes on: %s', (type) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    follow('/docs/fan');
    keyboard.nameAndFocus('');
    pageEvents.dispatchEvent(new Event(type));
    const link = new Part('A');
    links = { 'main a[href="/docs/fan"]': link };
    vi.advanceTimersByTime(1000);
    expect(link.focus).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('goes back to a field in which the reader types while the router takes it', () => {
    const field = new Part('INPUT');
    const take = (): void =>
      void pageEvents.dispatchEvent(Object.assign(new Event('focusin'), { relatedTarget: field }));
    page.dispatchEvent(new Event('shown'));
    active = field;
    take();
    expect(field.focus).not.toHaveBeenCalled();
    active = beginning;
    take();
    take();
    expect(field.focus).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('shown'));
    pageEvents.dispatchEvent(new Event('pointerdown'));
    take();
    expect(field.focus).toHaveBeenCalledTimes(1);
  });
});
