import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';
import { sampleAnswer, samplePage } from '../../../../test/samples/sample-hits';
import type { SearchPanelProps } from './SearchPanel';
import type { Choice } from './use-suggestions';

interface Combobox {
  readonly expanded: boolean;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onEnter: (index: number, how: { readonly inTab: boolean; readonly forAll: boolean }) => void;
  readonly onClose: () => void;
}
const done: unknown[] = [];
const recent = { searches: [], pages: [], refresh: () => undefined, clear: () => undefined };
let combobox: Combobox;
let suggestions: object;
let props: SearchPanelProps;
let show: () => void;
const field = { focus: () => done.push('focus'), blur: () => done.push('blur') };
const [hit] = samplePage('/docs/fan#modes').hits;
const choices: readonly Choice[] = [
  { kind: 'hit', key: 'a', href: '/docs/fan#modes', row: { key: 'a', hit, context: 'docs' }, nested: false },
  { kind: 'recent', key: 'light', href: '/search?q=light', query: 'light' },
];
beforeEach(async () => {
  done.length = 0;
  suggestions = { choices, answer: sampleAnswer({ highlight: 'fan' }), answeredQuery: 'fan', busy: false };
  props = {
    input: { current: field as unknown as HTMLInputElement },
    ...{ listId: 'list', query: 'fan', open: true },
    onQuery: (query) => done.push(`query ${query}`),
    onClose: () => done.push('close'),
    takeOrigin: () => null,
  };
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  vi.stubGlobal('window', { open: (...all: readonly unknown[]) => done.push(['tab', ...all]) });
  vi.stubGlobal('document', { body: {}, querySelector: () => null });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('HTMLElement', EventTarget);
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.doMock('gatsby', () => ({ navigate: (address: string) => done.push(address) }));
  vi.doMock('../shared/use-recent', () => ({
    rememberSearch: (query: string) => done.push(`remember ${query}`),
    useRecent: () => recent,
  }));
  vi.doMock('./use-suggestions', () => ({ useSuggestions: () => ({ excerpts: new Map(), ...suggestions }) }));
  vi.doMock('./use-combobox', () => ({ useCombobox: (given: Combobox) => (combobox = given) }));
  const { SearchPanel } = await import('./SearchPanel');
  show = () => {
    const shown: unknown = SearchPanel(props);
    const inside = isValidElement<{ readonly children: unknown }>(shown) ? shown.props.children : undefined;
    if (!isValidElement<SearchPanelProps>(inside) || typeof inside.type !== 'function') throw new Error('No panel.');
    const { type } = inside;
    hooks.render(() => Reflect.apply(type, undefined, [inside.props]) as unknown);
  };
});
afterEach(() => {
  for (const name of ['react', 'gatsby', '../shared/use-recent', './use-suggestions', './use-combobox'])
    vi.doUnmock(name);
  vi.resetModules();
});

const here = { inTab: false, forAll: false };
describe('Enter', () => {
  test.each([
    [
      'on a result opens it with the words to mark',
      0,
      here,
      ['remember fan', 'close', 'blur', '/docs/fan?_highlight=fan#modes'],
    ],
    ['on a recent search asks for it again', 1, here, ['query light']],
    ['without a row leads to all results', -1, here, ['remember fan', 'close', 'blur', '/search?q=fan']],
    [
      'with Shift leads to all results',
      0,
      { inTab: false, forAll: true },
      ['remember fan', 'close', 'blur', '/search?q=fan'],
    ],
  ])('%s', (_, index, how, expected) => {
    show();
    combobox.onEnter(index, how);
    expect(done).toEqual(expected);
  });

  test.each([
    [0, '/kit/docs/fan?_highlight=fan#modes'],
    [1, '/kit/search?q=light'],
    [-1, '/kit/search?q=fan'],
  ])('for a new tab opens row %i there, and leaves this page as it is', (index, address) => {
    show();
    combobox.onEnter(index, { inTab: true, forAll: false });
    expect(done).toEqual(['remember fan', ['tab', address, '_blank', 'noopener']]);
  });

  test('in an empty box does nothing without a row', () => {
    props = { ...props, query: ' ' };
    show();
    combobox.onEnter(-1, here);
    expect(done).toEqual([]);
  });
});

describe('the active row', () => {
  test('is the best one once there are rows for what is typed, then what the arrows reach', () => {
    show();
    expect(combobox).toMatchObject({ expanded: true, active: 0 });
    combobox.onActive(1);
    show();
    expect(combobox.active).toBe(1);
    props = { ...props, query: 'fans' };
    show();
    expect(combobox.active).toBe(-1);
  });

  test.each([
    ['before there is an answer', { answer: undefined }, {}, -1],
    ['for an older query', { answeredQuery: 'fa' }, {}, -1],
    ['without rows', { choices: [] }, {}, -1],
    ['in a panel that is closed', {}, { open: false }, -1],
  ])('is none %s', (_, more, given, active) => {
    suggestions = { ...suggestions, ...more };
    props = { ...props, ...given };
    show();
    expect(combobox.active).toBe(active);
  });

  test.each([
    ['with words', 'fan', [], true, true],
    ['with something to offer', '', choices, true, true],
    ['without either', '', [], true, false],
    ['that is closed', 'fan', choices, false, false],
  ])('a panel %s is expanded or not', (_, query, offered, open, expanded) => {
    suggestions = { ...suggestions, choices: offered };
    props = { ...props, query, open };
    show();
    expect(combobox.expanded).toBe(expanded);
  });
});

describe('Escape gives the focus back', () => {
  const origin = (more: object) => Object.assign(new EventTarget(), { focus: () => done.push('origin'), ...more });

  test.each([
    ['to what had it before the shortcut', origin({ isConnected: true }), ['origin', 'close']],
    ['to the box, if that is gone', origin({ isConnected: false }), ['focus', 'close']],
    ['to the box, if the reader came there by themselves', null, ['focus', 'close']],
    ['to nothing that has none', { isConnected: true }, ['blur', 'close']],
  ])('%s', (_, before, expected) => {
    props = { ...props, takeOrigin: () => before as unknown as Element | null };
    show();
    combobox.onClose();
    expect(done).toEqual(expected);
  });
});
