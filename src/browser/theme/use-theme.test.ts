import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';

type Setting = 'system' | 'light' | 'dark';
const schemes = ['light', 'dark'] as const;
let dataset: { theme?: string };
let system: EventTarget & { matches: boolean };
let metas: { media: string; readonly dataset: { readonly scheme: string } }[];
let kept: string | null;
const listeners = new EventTarget();

beforeEach(() => {
  kept = null;
  dataset = {};
  system = Object.assign(new EventTarget(), { matches: false });
  metas = schemes.map((scheme) => ({ media: '', dataset: { scheme } }));
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => metas });
  vi.stubGlobal('window', { matchMedia: () => system });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
});
afterEach(() => {
  vi.doUnmock('react');
  vi.doUnmock('../../config/browser-config');
  vi.resetModules();
});

/** The switch of a site with these colors for readers who have not chosen any. */
async function load(colorMode: Setting = 'system') {
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', () => hooks.react);
  vi.doMock('../../config/browser-config', () => ({ site: { colorMode } }));
  const { useTheme } = await import('./use-theme');
  return { hooks, show: () => hooks.render(useTheme) };
}
/** Another tab has chosen, or has forgotten its choice. */
function chosenElsewhere(theme: string | null): void {
  kept = theme;
  listeners.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
}
const media = (): string[] => metas.map((meta) => meta.media);

test.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['sepia', true, 'dark'],
])('a page whose theme is %s has on a system that is dark (%s) the theme %s', async (theme, matches, shown) => {
  if (theme !== undefined) dataset.theme = theme;
  system.matches = matches;
  expect((await load()).show().theme).toBe(shown);
});

test('the theme follows the system as long as the page is there', async () => {
  const { show, hooks } = await load();
  show();
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(show().theme).toBe('dark');
  hooks.unmount();
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  chosenElsewhere('light');
  expect(show().theme).toBe('dark');
});

test('the switch chooses the other theme, for the page, the bars of the browser and later visits', async () => {
  const { show } = await load();
  show().toggle();
  expect([show().theme, kept, dataset, media()]).toEqual(['dark', 'dark', { theme: 'dark' }, ['not all', 'all']]);
  show().toggle();
  expect([show().theme, kept, dataset, media()]).toEqual(['light', 'light', { theme: 'light' }, ['all', 'not all']]);
});

test.each<[Setting, string | undefined, string[]]>([
  ['system', undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ['dark', 'dark', ['not all', 'all']],
])(
  'when another tab chooses, this one follows; a choice that is gone leaves the setting %s',
  async (colorMode, theme, bars) => {
    const { show } = await load(colorMode);
    show();
    chosenElsewhere('light');
    expect([show().theme, dataset.theme]).toEqual(['light', 'light']);
    chosenElsewhere(null);
    expect([dataset.theme, media()]).toEqual([theme, bars]);
    expect(show().theme).toBe(theme ?? 'light');
  },
);
