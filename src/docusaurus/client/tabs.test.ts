import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import { readStored } from '../../browser/storage';
import { TabItem } from '../../components/content/Tabs';
import { Tabs, sanitizeTabsChildren, useTabs } from './tabs';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

type Props = Parameters<typeof useTabs>[0];
const Own = (props: Props): string => JSON.stringify(useTabs(props));
const shown = (props: Props): unknown =>
  JSON.parse(renderToStaticMarkup(createElement(Own, props)).replaceAll('&quot;', '"'));
const item = (value: string, more = {}): ReactElement => createElement('i', { key: value, value, ...more });

test('tabs of a replaced theme are those of their elements, and one of them is selected', () => {
  const children = [item('a', { label: 'A' }), '\n', item('b', { default: true }), null];
  expect(sanitizeTabsChildren(children)).toHaveLength(2);
  expect(shown({ children })).toEqual({
    selectedValue: 'b',
    tabValues: [
      { value: 'a', label: 'A' },
      { value: 'b', default: true },
    ],
  });
  expect(shown({ children, values: [{ value: 'c' }] })).toMatchObject({ selectedValue: 'c' });
  expect(shown({ children, defaultValue: null })).toMatchObject({ selectedValue: null });
});

test('a tab can be chosen where storage is denied', () => {
  const denied = (): never => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  vi.stubGlobal('window', new EventTarget());
  const select = vi.fn<(choose: (value: string) => void) => void>();
  const Chosen = (): null => {
    select(useTabs({ values: [{ value: 'a' }, { value: 'b' }], groupId: 'os' }).selectValue);
    return null;
  };
  renderToStaticMarkup(createElement(Chosen));
  select.mock.lastCall?.[0]('b');
  expect(readStored('docusaurus.tab.os')).toBe('b');
});

test('tabs of a group follow each other and what was chosen before, as long as they are shown', async () => {
  const kept = new Map([['docusaurus.tab.os', 'b']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', new EventTarget());
  const [one, other, ungrouped] = [fakeHooks(), fakeHooks(), fakeHooks()];
  let { react } = one;
  vi.resetModules();
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    useState: (initial: unknown) => react.useState(initial),
    useEffect: (effect: Parameters<typeof react.useEffect>[0], needs: readonly unknown[]) =>
      react.useEffect(effect, needs),
  }));
  const { useTabs: use } = await import('./tabs');
  const values = ['a', 'b', 'bc'].map((value) => ({ value }));
  const shownBy = (hooks: typeof one, props: Props = { values, groupId: 'os' }) => {
    ({ react } = hooks);
    return hooks.render(() => use(props));
  };
  expect([shownBy(one), shownBy(other)].map(({ selectedValue }) => selectedValue)).toEqual(['b', 'b']);
  shownBy(one).selectValue('a');
  expect([shownBy(one), shownBy(other)].map(({ selectedValue }) => selectedValue)).toEqual(['a', 'a']);
  shownBy(one, { values: [{ value: 'a' }, { value: 'c' }, { value: 'cd' }], groupId: 'os' }).selectValue('c');
  expect(shownBy(other).selectedValue).toBe('a');
  other.unmount();
  shownBy(one).selectValue('bc');
  expect(kept.get('docusaurus.tab.os')).toBe('bc');
  expect(shownBy(other).selectedValue).toBe('a');
  shownBy(ungrouped, { values }).selectValue('b');
  expect(shownBy(ungrouped, { values }).selectedValue).toBe('b');
  expect(kept.get('docusaurus.tab.os')).toBe('bc');
});

test('labels of tabs may stand in `values`, and a tab may say that it is shown first', () => {
  const tab = (value: string, more = {}) => createElement(TabItem, { key: value, value, ...more }, value);
  const labelsOf = (props: object, ...tabs: readonly ReactElement[]): string[] =>
    [...renderToStaticMarkup(createElement(Tabs, props, tabs)).matchAll(/aria-selected="(\w+)"[^>]*>(\w+)</g)].map(
      ([, isSelected, label]) => `${label} ${isSelected}`,
    );
  const values = [
    { value: 'js', label: 'JavaScript' },
    { value: 'ts', label: 'TypeScript', default: true },
  ];
  expect(labelsOf({ values }, tab('js'), tab('ts'))).toEqual(['JavaScript false', 'TypeScript true']);
  expect(labelsOf({ values, defaultValue: 'js' }, tab('js'), tab('ts', { label: 'Own' }))).toEqual([
    'JavaScript true',
    'Own false',
  ]);
  expect(labelsOf({ defaultValue: null }, tab('a'), tab('b', { default: true }))).toEqual(['a false', 'b true']);
});
