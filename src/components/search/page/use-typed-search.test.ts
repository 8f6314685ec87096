import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';
import type * as TypedSearch from './use-typed-search';

let search: string;
let isLeaving: boolean;
/** Whether the page of an address that was written is still on its way. */
let isLate: boolean;
let field: { value: string };
const written: [address: string, replace: boolean][] = [];
let show: () => ReturnType<typeof TypedSearch.useTypedSearch>;
beforeEach(async () => {
  search = '';
  isLeaving = false;
  isLate = false;
  field = { value: '' };
  written.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.doMock('@reach/router', () => ({ useLocation: () => ({ search }) }));
  vi.stubGlobal('window', {
    location: {
      get search() {
        return search;
      },
    },
  });
  vi.doMock('gatsby', () => ({
    navigate: (address: string, { replace }: { replace: boolean }) => {
      written.push([address, replace]);
      if (!isLate) search = address.replace('/search', '');
    },
  }));
  vi.doMock('../../../browser/navigation/pending-navigation', () => ({ isNavigating: () => isLeaving }));
  const { useTypedSearch } = await import('./use-typed-search');
  show = () =>
    hooks.render(() => {
      const typed = useTypedSearch();
      Object.assign(typed.input, { current: field });
      return typed;
    });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['react', '@reach/router', 'gatsby', '../../../browser/navigation/pending-navigation'])
    vi.doUnmock(name);
  vi.resetModules();
});

/** The reader types words, and pauses for so many milliseconds. */
function type(words: string, pause = 0): TypedSearch.TypedSearch['asked'] {
  field.value = words;
  show().type(words);
  const { asked } = show();
  vi.advanceTimersByTime(pause);
  show();
  return asked;
}

test('what is typed is asked for at once, from the first page, in the same part of the site', () => {
  search = '?q=fan&ctx=docs&version=1.0&page=3';
  expect(show().asked).toEqual({ query: 'fan', context: 'docs', version: '1.0', page: 3 });
  expect(field.value).toBe('fan');
  expect(type('fans')).toEqual({ query: 'fans', context: 'docs', version: '1.0', page: 1 });
  expect(written).toEqual([]);
});

test('the address follows when the reader pauses; all that is typed without reading is one entry of the history', () => {
  show();
  type('fa', 499);
  expect(written).toEqual([]);
  type('fan', 500);
  type('fan mode', 500);
  expect(written).toEqual([
    ['/search?q=fan', false],
    ['/search?q=fan+mode', true],
  ]);
  show().submit();
  expect(written).toHaveLength(2);
  type('light', 500);
  expect(written.at(-1)).toEqual(['/search?q=light', false]);
});

test('words that are finished are written at once', () => {
  show();
  type('fan');
  show().submit();
  show();
  vi.advanceTimersByTime(500);
  expect(written).toEqual([['/search?q=fan', false]]);
});

test('what is typed while the address changes is not lost', () => {
  show();
  isLate = true;
  type('fa', 500);
  type('fan');
  search = '?q=fa';
  expect(show().asked.query).toBe('fan');
  expect(field.value).toBe('fan');
});

test('field and results follow the reader back, and what is typed next is another search', () => {
  show();
  type('fan', 500);
  search = '?q=light';
  expect(show().asked.query).toBe('light');
  expect(field.value).toBe('light');
  type('lights', 500);
  expect(written.at(-1)).toEqual(['/search?q=lights', false]);
});

test('words that were typed before the page ran are searched', () => {
  field.value = 'early';
  expect(show().asked.query).toBe('early');
  vi.advanceTimersByTime(500);
  expect(written).toEqual([['/search?q=early', false]]);
});

test('the address leaves a reader alone who has chosen a result', () => {
  show();
  isLeaving = true;
  type('fan', 500);
  expect(written).toEqual([]);
});

test('a reader who turns the page at the moment of the pause is not sent back to the first page', () => {
  show();
  field.value = 'fan';
  show().type('fan');
  show();
  // The address has changed, but nothing is drawn with it yet.
  search = '?q=fan&page=2';
  vi.advanceTimersByTime(500);
  expect(written).toEqual([]);
  expect(show().asked.page).toBe(2);
});
