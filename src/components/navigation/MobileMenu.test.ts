import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import { MenuPanel, MobileMenu } from './MobileMenu';

/** Categories, one in the other, with a link at the end. */
const nested = (levels: number): SidebarEntry =>
  levels === 1
    ? { type: 'link', label: 'Level 1', href: '/docs/deepest', unlisted: false }
    : {
        ...{ type: 'category', label: `Level ${levels}`, href: null, linkUnlisted: false, collapsed: true },
        items: [nested(levels - 1)],
      };
const section = (label: string, href: string, sidebar: string | null = null) => ({
  ...{ type: 'link', label, href, sidebar, version: null, versions: null, items: null },
});
const items = [
  section('Guide', '/docs/start', 'Main'),
  { ...section('More', ''), type: 'dropdown', href: null, items: [section('Blog', '/blog')] },
  { ...section('', ''), type: 'search', label: null, href: null },
];
const withSidebar = { items, entries: [nested(6)], path: '/docs/deepest', sidebar: 'Main' };
const render = (props: Omit<ComponentProps<typeof MenuPanel>, 'onClose'>): string =>
  renderToStaticMarkup(createElement(MenuPanel, { ...props, onClose: () => undefined }));

test('a sidebar of six levels is shown whole, open as far as the current page', () => {
  const html = render(withSidebar);
  for (const level of [6, 5, 4, 3, 2]) expect(html).toContain(`>Level ${level}</summary>`);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(5);
  expect(html).toMatch(/<a [^>]*href="\/docs\/deepest" aria-current="page">Level 1<\/a>/);
  expect(html).toContain('← Back to main menu');
  expect(html).not.toContain('>Guide<');
});

test('beside no sidebar the sections of the site are shown, those of dropdowns too', () => {
  const html = render({ ...withSidebar, entries: [], sidebar: null });
  expect(html).toMatch(/<a href="\/docs\/start"[^>]*>Guide<\/a>/);
  expect(html).toMatch(/<a href="\/blog"[^>]*>Blog<\/a>/);
  expect(html).not.toContain('Back to main menu');
});

test('of the entries of a dropdown, the current one is marked alone', () => {
  const menu = { ...section('More', ''), type: 'dropdown', href: null };
  const entries = [section('Blog', '/blog'), section('Names', '/names')];
  const html = render({ items: [{ ...menu, items: entries }], entries: [], path: '/blog/archive', sidebar: null });
  expect(html.match(/<a [^>]*aria-current[^>]*>/g)).toEqual([expect.stringContaining('href="/blog"')]);
});

test('dropdowns keep their name, and a menu of versions is not named like the version that is read', () => {
  const versions = { ...section('1.0', ''), type: 'versions', href: null, items: [section('1.0', '/docs/1.0')] };
  const html = render({ ...withSidebar, items: [...items, versions], entries: [], sidebar: null });
  expect(html.replace(/<(?!\/?(?:span|ul)\b)[^>]*>| (?:class|role)="[^"]*"/g, '')).toContain(
    '<span>More</span><ul>Blog</ul><span>Version</span><ul>1.0</ul>',
  );
});

test('a menu that is closed costs a page nothing but its button', () => {
  const html = renderToStaticMarkup(createElement(MobileMenu, withSidebar));
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Level');
});
