import { beforeEach, expect, test, vi } from 'vitest';
import { addressFilter } from './address-filter';
import type { FilterState } from './filter-state';

const hidden = {} as HTMLElement;
const options = { choices: { Kind: ['feature', 'property'] }, columns: ['Name'] };
const replaceState = vi.fn();
const show = vi.fn<(state: FilterState, found: HTMLElement | undefined) => void>();
const fill = vi.fn<(state: FilterState) => void>();
const nothing = { text: '', choices: {}, sort: '' };

beforeEach(() => {
  replaceState.mockClear();
  show.mockClear();
  fill.mockClear();
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'there' ? hidden : null) });
});

function open(pathname: string, search: string, hash = ''): void {
  vi.stubGlobal('location', { pathname, search, hash });
}

function filterAt(search: string, hash = ''): ReturnType<typeof addressFilter> {
  open('/page', search, hash);
  return addressFilter({ options, hides: (_, { text }) => text !== '', fill, show });
}

test('shows what the address asks for, and leaves the address as it is', () => {
  filterAt('?q=a&kind=property', '#elsewhere').follow();
  expect(show).toHaveBeenCalledExactlyOnceWith({ text: 'a', choices: { kind: 'property' }, sort: '' }, undefined);
  expect(replaceState).not.toHaveBeenCalled();
});

test('gives way to what the address names and the filter hides', () => {
  filterAt('?q=a&kind=property&sort=-name', '#there').follow();
  expect(show).toHaveBeenCalledExactlyOnceWith({ ...nothing, sort: '-name' }, hidden);
  expect(fill).toHaveBeenCalledExactlyOnceWith({ ...nothing, sort: '-name' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/page?sort=-name#there');
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
