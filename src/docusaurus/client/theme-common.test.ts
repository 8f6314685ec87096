import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';

const state = vi.hoisted((): { theme: string | undefined; colorMode: string; prism: unknown; toggle: () => void } => ({
  ...{ theme: undefined, colorMode: 'system', prism: undefined },
  toggle: () => undefined,
}));
vi.mock('../../browser/theme/use-theme', () => ({ useTheme: () => state }));
vi.mock('../../config/browser-config', () => ({ site: state }));
vi.mock('@generated/docs', () => ({ default: {} }));
vi.mock('@generated/docusaurus.config', () => ({
  default: {
    themeConfig: {
      get prism() {
        return state.prism;
      },
    },
  },
}));
vi.mock('@reach/router', () => ({ useLocation: () => ({ pathname: '/kit/docs/a' }) }));
vi.mock('gatsby', () => ({}));

afterAll(() => void vi.resetModules());

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Calls a function that a hook has returned. */
function call(result: object, name: string, ...args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(result, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name}.`);
  return Reflect.apply(method, result, args);
}

/** The module as it is loaded with the hooks of one component. */
async function load() {
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  return { hooks, common: await import('./theme-common') };
}

test.each([
  [undefined, 'system', 'light', null],
  [undefined, 'light', 'light', null],
  [undefined, 'dark', 'dark', null],
  ['light', 'dark', 'light', 'light'],
  ['dark', 'system', 'dark', 'dark'],
])(
  'with the theme %s and %s in the settings, components see %s and the choice %s',
  async (theme, colorMode, shown, chosen) => {
    Object.assign(state, { theme, colorMode });
    const { common } = await load();
    const isDarkTheme = shown === 'dark';
    expect(common.useColorMode()).toMatchObject({ colorMode: shown, colorModeChoice: chosen, isDarkTheme });
  },
);

test.each([
  ['dark', true],
  ['light', false],
  [null, false],
])('a component of a light page that sets the color mode %s switches it: %s', async (wanted, isSwitched) => {
  const toggle = vi.fn();
  Object.assign(state, { theme: 'light', toggle });
  const { common } = await load();
  call(common.useColorMode(), 'setColorMode', wanted);
  expect(toggle).toHaveBeenCalledTimes(isSwitched ? 1 : 0);
});

const colors = (name: string) => ({ plain: { name }, styles: [] });
test.each([
  ['light', { theme: colors('day'), darkTheme: colors('night') }, 'day'],
  ['dark', { theme: colors('day'), darkTheme: colors('night') }, 'night'],
  ['dark', { theme: colors('day') }, 'day'],
  ['dark', { theme: colors('day'), darkTheme: { plain: {} } }, 'day'],
  ['light', { darkTheme: colors('night') }, undefined],
  ['light', null, undefined],
  ['light', 'day', undefined],
])('%s code has of the colors %j those that are named %s', async (theme, prism, name) => {
  Object.assign(state, { theme, prism });
  const { common } = await load();
  expect(common.usePrismTheme()).toEqual(name === undefined ? { plain: {}, styles: [] } : colors(name));
});

test('texts are chosen by a number, and addresses compared without a slash at their end', async () => {
  const { common } = await load();
  const chosen = (count: number, forms: string): unknown => call(common.usePluralForm(), 'selectMessage', count, forms);
  expect([0, 1, 2].map((count) => chosen(count, '{count} post|{count} posts'))).toEqual([
    '0 posts',
    '1 post',
    '2 posts',
  ]);
  expect(chosen(3, 'read {count}')).toBe('read 3');
  const { isSamePath } = common;
  expect([isSamePath('/a/', '/a'), isSamePath('/a', '/a/b'), isSamePath(undefined, '/')]).toEqual([true, false, true]);
});

test('the address is that below the path of the site', async () => {
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  const { common } = await load();
  expect(common.useLocalPathname()).toBe('/docs/a');
});

test('the layout fits the window, also when its size changes, until the component goes', async () => {
  const window = Object.assign(new EventTarget(), { innerWidth: 997 });
  vi.stubGlobal('window', window);
  const { hooks, common } = await load();
  const resized = (width: number): string => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
    return hooks.render(common.useWindowSize);
  };
  expect(hooks.render(common.useWindowSize)).toBe('desktop');
  expect([resized(996), resized(1200)]).toEqual(['mobile', 'desktop']);
  hooks.unmount();
  expect(resized(400)).toBe('desktop');
});

test('what can be folded begins as it is told, and changes when it is asked to', async () => {
  const { hooks, common } = await load();
  const folded = (): object => hooks.render(() => common.useCollapsible({ initialState: true }));
  expect(folded()).toMatchObject({ collapsed: true });
  call(folded(), 'toggleCollapsed');
  expect(folded()).toMatchObject({ collapsed: false });
  call(folded(), 'setCollapsed', true);
  expect(folded()).toMatchObject({ collapsed: true });
  expect(common.useCollapsible()).toMatchObject({ collapsed: false });
});
