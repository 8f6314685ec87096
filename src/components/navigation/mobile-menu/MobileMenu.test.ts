import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SidebarEntry } from '../../../model/navigation/sidebar';
import type { SiteChrome } from '../../site-data/use-site-chrome';
import { MobileMenu } from './MobileMenu';
import * as menuDialog from './use-menu-dialog';

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
const chrome: SiteChrome = {
  navbar: {
    items: [
      section('Guide', '/docs/start', 'Main'),
      { ...section('More', ''), type: 'dropdown', href: null, items: [section('Blog', '/blog')] },
      { ...section('', ''), type: 'search', label: null, href: null },
    ],
  },
  footer: null,
  announcement: null,
  allSidebar: { nodes: [{ name: 'Main', entries: [nested(6)] }] },
  allVersion: { nodes: [] },
  recent: [],
};

function render(sidebar: string | null, open = true): string {
  const dialog = { dialog: createRef<HTMLDialogElement>(), open, show: () => undefined, close: () => undefined };
  vi.spyOn(menuDialog, 'useMenuDialog').mockReturnValue(dialog);
  return renderToStaticMarkup(
    createElement(MobileMenu, { chrome, items: chrome.navbar?.items ?? [], path: '/docs/deepest', sidebar }),
  );
}

beforeEach(() => {
  vi.restoreAllMocks();
});

test('a sidebar of six levels is shown whole, open as far as the current page', () => {
  const html = render('Main');
  for (const level of [6, 5, 4, 3, 2]) expect(html).toContain(`>Level ${level}</summary>`);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(5);
  expect(html).toMatch(/<a [^>]*href="\/docs\/deepest" aria-current="page">Level 1<\/a>/);
  expect(html).toContain('← Back to main menu');
  expect(html).not.toContain('>Guide<');
});

test('beside no sidebar the sections of the site are shown, those of dropdowns too', () => {
  const html = render(null);
  expect(html).toMatch(/<a href="\/docs\/start"[^>]*>Guide<\/a>/);
  expect(html).toMatch(/<a href="\/blog"[^>]*>Blog<\/a>/);
  expect(html).not.toContain('Back to main menu');
});

test('a menu that is closed costs a page nothing but its button', () => {
  const html = render('Main', false);
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Level');
});
