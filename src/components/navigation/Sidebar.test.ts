import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import { SidebarItems, containsPage } from './Sidebar';

const link = (label: string, unlisted = false): SidebarEntry => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  unlisted,
});
/** A chain of categories, one in the other, with a link at its end. */
const nested = (level: number): SidebarEntry =>
  level === 0
    ? link('deepest')
    : {
        type: 'category',
        label: `L${level}`,
        href: null,
        linkUnlisted: false,
        collapsed: true,
        items: [nested(level - 1)],
      };
const html = (items: readonly SidebarEntry[], path: string): string =>
  renderToStaticMarkup(createElement(SidebarItems, { items, path }));

test('all levels are shown, however many there are, and all are open around the current page', () => {
  const shown = html([nested(6)], '/docs/deepest');
  for (const label of ['L6', 'L5', 'L4', 'L3', 'L2', 'L1', 'deepest']) expect(shown).toContain(`>${label}<`);
  expect(shown.match(/<details[^>]* open/g)).toHaveLength(6);
  expect(shown).toContain('aria-current="page"');
});

test('an unlisted page shows only while the reader is on it', () => {
  expect(html([link('secret', true)], '/docs/other')).not.toContain('secret');
  expect(html([link('secret', true)], '/docs/secret')).toContain('secret');
});

test('markup of the site’s own authors stands as it is', () => {
  expect(html([{ type: 'html', label: '', href: null, html: '<b>Own</b>' }], '/')).toContain('<b>Own</b>');
});

const category = (href: string | null, items: readonly SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label: 'A',
  href,
  linkUnlisted: false,
  collapsed: true,
  items,
});
const tree = category('/docs/top', [category(null, [link('deep')]), link('flat')]);

test.each([
  ['its own page', '/docs/top', true],
  ['a page in it', '/docs/flat', true],
  ['a page deep in it', '/docs/deep', true],
  ['a page beside it', '/docs/other', false],
  ['an address that only begins alike', '/docs/deep/er', false],
])('a category stays open for %s', (_, path, contains) => {
  expect(containsPage(tree, path)).toBe(contains);
});
