import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { dismissalKey, themeKey } from '../storage';
import { inlineScript, themeScript } from './inline-script';

/** Runs the script as the browser would; returns what it changes on the page. */
function run(
  getItem: (key: string) => string | null,
  announcement?: string,
): { theme?: string; dismissed?: string; media: (string | undefined)[] } {
  const dataset: { theme?: string; dismissed?: string; announcement?: string | undefined } = { announcement };
  const metas: { dataset: { scheme: string }; media?: string }[] = ['light', 'dark'].map((scheme) => ({
    dataset: { scheme },
  }));
  const document = { documentElement: { dataset }, querySelectorAll: () => metas };
  runInNewContext(themeScript, { localStorage: { getItem }, document });
  return { ...dataset, media: metas.map(({ media }) => media) };
}
const themeSetWith = (getItem: (key: string) => string | null): string | undefined => run(getItem).theme;

test.each(['light', 'dark'])('the reader’s choice is set before the first paint: %s', (choice) => {
  expect(themeSetWith((key) => (key === themeKey ? choice : null))).toBe(choice);
});

test('without a choice the system decides', () => {
  expect(themeSetWith(() => null)).toBeUndefined();
});

test.each(['blue', '', '"dark"'])('a value that is no theme is passed over: %j', (value) => {
  expect(themeSetWith(() => value)).toBeUndefined();
});

test('denied storage stops nothing', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(() => themeSetWith(denied)).not.toThrow();
});

test('the script can stand inside of an HTML element', () => {
  expect(themeScript).not.toContain('<');
});

test('the color of the browser’s bars is that of the chosen theme, whatever the system’s', () => {
  expect(run((key) => (key === themeKey ? 'dark' : null)).media).toEqual(['not all', 'all']);
  expect(run((key) => (key === themeKey ? 'light' : null)).media).toEqual(['all', 'not all']);
  expect(run(() => null).media).toEqual([undefined, undefined]);
});

test('an announcement that was dismissed is hidden before the first paint, and one with another id is not', () => {
  const stored = (key: string): string | null => (key === dismissalKey ? 'summer' : null);
  expect(run(stored, 'summer').dismissed).toBe('');
  expect(run(stored, 'autumn').dismissed).toBeUndefined();
  expect(run(stored).dismissed).toBeUndefined();
  expect(run(() => null, 'summer').dismissed).toBeUndefined();
});

describe('before the site runs', () => {
  /** A page whose own scripts have not come yet. */
  function open() {
    const page = new EventTarget();
    const location = Object.assign(new URL('https://h.dev/kit/a'), { reload: vi.fn() });
    const notice = { attributes: new Map<string, string>(), textContent: '', remove: vi.fn() };
    const shown: unknown[] = [];
    const field = { focus: vi.fn() };
    let tick: (() => void) | undefined;
    runInNewContext(inlineScript('/kit/'), {
      location,
      localStorage: { getItem: () => null },
      document: {
        documentElement: { dataset: {} },
        querySelector: (selector: string) => (selector === 'header input' ? field : null),
        createElement: () =>
          Object.assign(notice, { setAttribute: (name: string, value: string) => notice.attributes.set(name, value) }),
        body: { prepend: (element: unknown) => shown.push(element) },
      },
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      setTimeout: (then: () => void, delay: number) => {
        expect(delay).toBe(1000);
        tick = then;
        return 7;
      },
      clearTimeout: (timer: unknown) => timer === 7 && (tick = undefined),
    });
    const happen = (type: string, more: object = {}): boolean => {
      const event = new Event(type, { cancelable: true });
      for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
      return page.dispatchEvent(event);
    };
    const wait = (): void => {
      tick?.();
      tick = undefined;
    };
    return { location, notice, shown, field, happen, wait };
  }
  const script = (src: string) => ({ target: { tagName: 'SCRIPT', src } });

  test('the script has only characters whose bytes are the same everywhere', () => {
    expect(inlineScript('/kit/')).toMatch(/^[\n\x20-\x7e]*$/);
  });

  test.each([
    ['a script of the site is missing', 'error', script('https://h.dev/kit/app.js')],
    ['a script fails', 'error', { target: {} }],
    ['a promise fails', 'unhandledrejection', { target: {} }],
  ])('when %s, the reader is told after a moment', (_, type, more) => {
    const { happen, wait, shown, notice } = open();
    happen(type, more);
    expect(shown).toEqual([]);
    wait();
    expect(shown).toEqual([notice]);
    expect(notice.textContent).toContain('it was built for “/kit/”');
    expect(notice.attributes.get('role')).toBe('alert');
  });

  test.each([
    ['a picture', { target: { tagName: 'IMG', src: 'https://h.dev/kit/a.png' } }],
    ['a script of another site', script('https://elsewhere.dev/app.js')],
  ])('an error of %s does no harm', (_, more) => {
    const { happen, wait, shown } = open();
    happen('error', more);
    wait();
    expect(shown).toEqual([]);
  });

  test('a site that starts after all takes the notice away, and shows none for later errors', () => {
    const { happen, wait, shown, notice } = open();
    happen('error', script('https://h.dev/kit/app.js'));
    wait();
    happen('site-started');
    expect(notice.remove).toHaveBeenCalledTimes(1);
    happen('error', script('https://h.dev/kit/later.js'));
    wait();
    expect(shown).toHaveLength(1);
    const early = open();
    early.happen('error', script('https://h.dev/kit/app.js'));
    early.happen('site-started');
    early.wait();
    expect(early.shown).toEqual([]);
  });

  test('a step through the history loads the page that it leads to, and none within a page', () => {
    const { happen, location } = open();
    happen('popstate');
    expect(location.reload).not.toHaveBeenCalled();
    location.pathname = '/kit/b';
    happen('popstate');
    expect(location.reload).toHaveBeenCalledTimes(1);
    happen('site-started');
    happen('popstate');
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  test('the button that was pressed last is pressed again when the site runs', () => {
    const { happen } = open();
    const [first, last] = [{ click: vi.fn() }, { click: vi.fn() }];
    const press = (button: object | null): boolean => happen('click', { target: { closest: () => button } });
    press(first);
    press(last);
    happen('site-started');
    expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1]);
    const other = open();
    other.happen('click', { target: { closest: () => first } });
    other.happen('click', { target: { closest: () => null } });
    other.happen('site-started');
    expect(first.click).not.toHaveBeenCalled();
  });

  test('the shortcut of the search leads into its box, and other keys are the browser’s', () => {
    const { happen, field } = open();
    expect(happen('keydown', { key: 'k' })).toBe(true);
    expect(happen('keydown', { key: 'j', ctrlKey: true })).toBe(true);
    expect(field.focus).not.toHaveBeenCalled();
    expect(happen('keydown', { key: 'k', ctrlKey: true })).toBe(false);
    expect(happen('keydown', { key: 'k', metaKey: true })).toBe(false);
    expect(field.focus).toHaveBeenCalledTimes(2);
    happen('site-started');
    expect(happen('keydown', { key: 'k', ctrlKey: true })).toBe(true);
  });
});
