import { expect, test, beforeEach, vi } from 'vitest';
import {
  countText,
  hasWords,
  readFilter,
  withoutFilter,
  withChoice,
  writeFilter,
  addressFilter,
} from './address-filter';
import type { FilterState } from './address-filter';

const options = {
  choices: { Kind: ['device class', 'property'], Platform: ['fan', 'light'] },
  columns: ['Name', 'Platform'],
};

test.each(['', '?q=battery', '?q=two+words&kind=device+class&sort=-name', '?platform=light'])(
  'the address %j survives reading and writing',
  (search) => {
    expect(writeFilter(readFilter(search, options))).toBe(search);
  },
);

test('parameters that are no choice fall away, and a choice of all values stays said', () => {
  expect(writeFilter(readFilter('?other=1&q=%20', options))).toBe('');
  expect(writeFilter(readFilter('?kind=', options))).toBe('?kind=');
});

test('a choice of all values is said only where another one would be made without it', () => {
  expect(withChoice({ kind: 'property', from: '2025.1' }, 'kind', '')).toEqual({ from: '2025.1' });
  expect(withChoice({ from: '2025.1' }, 'from', '', true)).toEqual({ from: '' });
  expect(withChoice({}, 'from', '2025.1', true)).toEqual({ from: '2025.1' });
});

test('values and columns that are not there count as none', () => {
  const state = readFilter('?q=a&platform=nope&kind=property&sort=-nothing', options);
  expect(state).toEqual({ text: 'a', choices: { kind: 'property' }, sort: '' });
});

test('without the filter everything is shown, in the order that was chosen', () => {
  const state = readFilter('?q=a&kind=property&sort=-name', options);
  expect(withoutFilter(state)).toEqual({ text: '', choices: {}, sort: '-name' });
});

test('all words must occur, in any order and case', () => {
  expect(hasWords('Battery level of a vacuum', 'VACUUM battery')).toBe(true);
  expect(hasWords('Battery level of a vacuum', 'battery light')).toBe(false);
  expect(hasWords('anything', '')).toBe(true);
});

test.each(['_attr_is_on', 'self._attr_is_on', 'is_on()', 'is_on(self)', '_attr_is_on light'])(
  '%j finds the property without what code writes around it',
  (search) => {
    expect(hasWords('is_on bool Whether the light is on', search)).toBe(true);
    expect(hasWords('is_off bool', search)).toBe(false);
  },
);

test('a bracket alone is looked for as it is', () => {
  expect(hasWords('is_on', '(')).toBe(false);
});

test('says how many are shown', () => {
  expect(countText(3, 12)).toBe('3 of 12 shown');
  expect(countText(12, 12)).toBe('All 12 shown');
});

const hidden = {} as HTMLElement;
const ownOptions = { choices: { Kind: ['feature', 'property'] }, columns: ['Name'] };
const replaceState = vi.fn();
const show = vi.fn<(state: FilterState, found: HTMLElement | undefined) => void>();
const fill = vi.fn<(state: FilterState) => void>();
const nothing = { text: '', choices: {}, sort: '' };

beforeEach(() => {
  replaceState.mockClear();
  show.mockClear();
  fill.mockClear();
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'there' || id === 'größe' ? hidden : null) });
});

function open(pathname: string, search: string, hash = ''): void {
  vi.stubGlobal('location', { pathname, search, hash });
}

function filterAt(search: string, hash = ''): ReturnType<typeof addressFilter> {
  open('/page', search, hash);
  return addressFilter({ options: ownOptions, hides: (_, { text }) => text !== '', fill, show });
}

test('shows what the address asks for, and leaves the address as it is', () => {
  filterAt('?q=a&kind=property', '#elsewhere').follow();
  expect(show).toHaveBeenCalledExactlyOnceWith({ text: 'a', choices: { kind: 'property' }, sort: '' }, undefined);
  expect(replaceState).not.toHaveBeenCalled();
});

test.each(['#there', '#gr%C3%B6%C3%9Fe'])('gives way to what the address names and the filter hides: %s', (hash) => {
  filterAt('?q=a&kind=property&sort=-name', hash).follow();
  expect(show).toHaveBeenCalledExactlyOnceWith({ ...nothing, sort: '-name' }, hidden);
  expect(fill).toHaveBeenCalledExactlyOnceWith({ ...nothing, sort: '-name' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', `/page?sort=-name${hash}`);
});

test('gives way, too, when the address has lost the filter on the way to its target', () => {
  const filter = filterAt('');
  filter.change({ text: 'a' });
  open('/page', '', '#there');
  filter.follow();
  expect(show).toHaveBeenLastCalledWith(nothing, hidden);
});

test('keeps what was just typed when the reader goes to a part that it shows', () => {
  const filter = filterAt('');
  filter.change({ choices: { kind: 'feature' } });
  open('/page', '', '#there');
  filter.follow();
  expect(show).toHaveBeenLastCalledWith({ ...nothing, choices: { kind: 'feature' } }, undefined);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/page?kind=feature#there');
});

test('shows nothing again for a reader who goes on to another part, so that what was said stays', () => {
  const filter = filterAt('?q=a', '#there');
  filter.follow();
  open('/page', '', '#elsewhere');
  filter.follow();
  expect(show).toHaveBeenCalledExactlyOnceWith(nothing, hidden);
});

test('drops a choice from the address that there is not', () => {
  filterAt('?kind=nope').follow();
  expect(show).toHaveBeenCalledExactlyOnceWith(nothing, undefined);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/page');
});

test('keeps a change in the address, and leaves the controls to the reader', () => {
  vi.useFakeTimers();
  const filter = filterAt('?q=a', '#b');
  filter.change({ text: 'ab' });
  filter.change({ text: 'a', choices: { kind: 'feature' } });
  expect(replaceState).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/page?q=a&kind=feature#b');
  expect(show).toHaveBeenLastCalledWith({ text: 'a', choices: { kind: 'feature' }, sort: '' }, undefined);
  expect(fill).not.toHaveBeenCalled();
});

test('does not follow the reader to another page', () => {
  const filter = filterAt('?q=a');
  open('/other', '?sort=new', '#there');
  filter.follow();
  expect(show).not.toHaveBeenCalled();
  expect(replaceState).not.toHaveBeenCalled();
});
