import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdsValue, joinValues, TabItem, Tabs } from './Tabs';

test('ids of tabs have no spaces, whatever their values; labels keep them', () => {
  const items = ['Home Assistant OS', 'bash'].map((value) => createElement(TabItem, { key: value, value }, value));
  const html = renderToStaticMarkup(createElement(Tabs, {}, items));
  const ids = Array.from(html.matchAll(/\s(?:id|aria-controls|aria-labelledby)="([^"]*)"/g), ([, id = '']) => id);
  expect(ids).toHaveLength(8);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(4);
  expect(ids.some((id) => id.endsWith('-bash'))).toBe(true);
  expect(html).toContain('>Home Assistant OS</button>');
});

test('a stored choice matches a value with spaces, and none of its words', () => {
  const joined = joinValues(['Home Assistant OS', 'Container']);
  expect(holdsValue(joined, 'Home Assistant OS')).toBe(true);
  expect(holdsValue(joined, 'Assistant')).toBe(false);
});
