import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';

const clear = vi.fn();
const highlightPage = vi.fn(() => clear);
let search: string;
let hooks: ReturnType<typeof fakeHooks>;
let show: () => void;
beforeEach(async () => {
  clear.mockClear();
  highlightPage.mockClear();
  hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.doMock('@reach/router', () => ({ useLocation: () => ({ search }) }));
  vi.doMock('../../browser/highlight/highlight-page', () => ({ highlightPage }));
  const { Article } = await import('./Article');
  show = () => void hooks.render(() => Article({ headings: [], header: '', footer: '', children: '' }));
});
afterEach(() => {
  for (const name of ['react', '@reach/router', '../../browser/highlight/highlight-page']) vi.doUnmock(name);
  vi.resetModules();
});

test('words of a search are marked as long as the address names them', async () => {
  search = '?_highlight=fan';
  show();
  await vi.dynamicImportSettled();
  expect(highlightPage).toHaveBeenCalledTimes(1);
  show();
  expect(clear).not.toHaveBeenCalled();
  search = '?_highlight=light';
  show();
  await vi.dynamicImportSettled();
  expect([clear.mock.calls.length, highlightPage.mock.calls.length]).toEqual([1, 2]);
  search = '';
  show();
  expect(clear).toHaveBeenCalledTimes(2);
});

test('nothing is marked without such words, or in a page that was left before the code came', async () => {
  search = '?q=fan';
  show();
  await vi.dynamicImportSettled();
  search = '?_highlight=fan';
  show();
  hooks.unmount();
  await vi.dynamicImportSettled();
  expect(highlightPage).not.toHaveBeenCalled();
});
