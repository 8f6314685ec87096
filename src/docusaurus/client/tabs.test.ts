import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { readStored } from '../../browser/storage';
import { TabItem } from '../../components/content/Tabs';
import { Tabs, sanitizeTabsChildren, useTabs } from './tabs';

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
