import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';
import type * as LateComponent from './use-late-component';

const Panel = (): null => null;
const asked: { readonly come: () => void; readonly fail: () => void }[] = [];
const load = vi.fn(
  () =>
    new Promise<typeof Panel>((resolve, reject) =>
      asked.push({ come: () => resolve(Panel), fail: () => reject(new Error('no network')) }),
    ),
);
const scripts: { src: string }[] = [];
let show: () => ReturnType<typeof LateComponent.useLateComponent<object>>;
beforeEach(async () => {
  asked.length = 0;
  scripts.length = 0;
  load.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ src: '/panel.js' }],
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  const { useLateComponent } = await import('./use-late-component');
  show = () => hooks.render(() => useLateComponent<object>(load));
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('react');
  vi.resetModules();
});

/** Lets promises and imports come to their ends. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
}

test('code is fetched when it is asked for, once, and is there until the end', async () => {
  expect(show()).toMatchObject({ Component: undefined, loading: false });
  expect(load).not.toHaveBeenCalled();
  show().fetch();
  show().fetch();
  expect(load).toHaveBeenCalledTimes(1);
  expect(show().loading).toBe(true);
  asked[0]?.come();
  await settle();
  expect(show()).toMatchObject({ Component: Panel, Missing: undefined, loading: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(show()).toMatchObject({ Component: Panel, Missing: undefined });
  expect(scripts).toEqual([]);
  show().fetch();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a reader is told of code that cannot be had, and can ask for it again', async () => {
  show().fetch();
  asked[0]?.fail();
  await settle();
  expect(show()).toMatchObject({ Component: undefined, loading: false });
  expect(show().Missing).toBeTypeOf('function');
  show().fetch();
  expect(load).toHaveBeenCalledTimes(2);
  expect(show()).toMatchObject({ Missing: undefined, loading: true });
  asked[1]?.come();
  await settle();
  expect(show().Component).toBe(Panel);
});

test('a reader is told after some seconds of code that does not come, which may come after all', async () => {
  show().fetch();
  await vi.advanceTimersByTimeAsync(7999);
  expect(show()).toMatchObject({ Missing: undefined, loading: true });
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(show().loading).toBe(false);
  expect(show().Missing).toBeTypeOf('function');
  // Another address is another request, which answers the first one, too.
  expect(scripts.map(({ src }) => src)).toEqual([expect.stringMatching(/^\/panel\.js\?again=\d+$/)]);
  asked[0]?.come();
  await settle();
  expect(show()).toMatchObject({ Component: Panel, Missing: undefined });
});
