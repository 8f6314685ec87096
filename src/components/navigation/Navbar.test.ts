import { expect, test, vi } from 'vitest';
import * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { currentSections, Navbar } from './Navbar';
import type { NavbarEntry } from './Navbar';

const blog = { type: 'link', label: 'Blog', href: '/blog', sidebar: null };
const core = { type: 'docSidebar', label: 'Core', href: '/docs/core', sidebar: 'Core' };

const more = { type: 'dropdown', label: 'More', href: null, sidebar: null, items: [blog] };
const manifest = { type: 'doc', label: 'Manifest', href: '/docs/core/manifest', sidebar: 'Core' };
const dropdown = { ...more, label: 'Start', items: [manifest] };
const archive = { type: 'link', label: 'Archive', href: '/blog/archive', sidebar: null };
const older = { type: 'link', label: '1.0', href: '/docs/1.0/a', sidebar: null, version: '/docs/1.0' };
const newest = { ...older, label: '2.0', href: '/docs/a', version: '/docs' };
const versions = { type: 'versions', label: '2.0', href: null, sidebar: null, items: [newest, older, archive] };

test.each<[string, NavbarEntry[], string, string | null, string[]]>([
  ['a page of the sidebar, wherever its address', [core, blog], '/docs/elsewhere', 'Core', ['Core']],
  ['a page of another sidebar, although its address is below', [core], '/docs/core/other', 'Other', []],
  ['a page without sidebar', [core], '/docs/core', null, []],
  ['the address itself', [core, blog], '/blog', null, ['Blog']],
  ['an address below', [blog], '/blog/2024/01/02/a', null, ['Blog']],
  ['an address that only begins alike', [blog], '/blogroll', null, []],
  ['the address of the page rather than one above it', [blog, archive], '/blog/archive', null, ['Archive']],
  ['a sidebar rather than an address', [{ ...blog, href: '/docs' }, core], '/docs/core/a', 'Core', ['Core']],
  ['an address in a dropdown', [core, more], '/blog', null, ['Blog', 'More']],
  ['an address outside of a dropdown', [core, more], '/docs/core', 'Core', ['Core']],
  ['a doc in a dropdown, on its page', [core, dropdown], '/docs/core/manifest', 'Core', ['Manifest', 'Start']],
  ['a doc in a dropdown, on another page of its sidebar', [core, dropdown], '/docs/core/a', 'Core', ['Core']],
  ['a doc of a sidebar that no other entry leads to', [blog, manifest], '/docs/core/a', 'Core', ['Manifest']],
  ['a version beside the section', [core, versions], '/docs/1.0/a', 'Core', ['Core', '1.0', '2.0']],
])('%s', (_, items, path, sidebar, current) => {
  const isCurrent = currentSections(items, path, sidebar);
  const all = items.flatMap((item: NavbarEntry) => [...(item.items ?? []), item]);
  expect(all.filter(isCurrent).map(({ label }) => label)).toEqual(current);
});

test('the current section is the only one that says so, in the bar and in a dropdown', () => {
  const $ = load(renderToStaticMarkup(createElement(Navbar, { items: [core, blog], path: '/blog', sidebar: null })));
  expect(
    $('[aria-current]')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/blog']);
  const inMenu = load(
    renderToStaticMarkup(createElement(Navbar, { items: [core, more], path: '/blog', sidebar: null })),
  );
  expect(
    inMenu('[aria-current]')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/blog']);
  expect(inMenu('summary[data-current]').text()).toBe('More');
});

test('what has no room in the bar is in the menu at its end, and nothing else is', async () => {
  vi.resetModules();
  // Two entries have room, which no server can measure.
  vi.doMock('react', () => ({ ...React, useState: () => [2, () => undefined] }));
  const { Navbar: Narrow } = await import('./Navbar');
  vi.doUnmock('react');
  vi.resetModules();
  const items = [core, more, { ...blog, label: 'Third' }, { ...blog, label: 'Fourth' }];
  const $ = load(renderToStaticMarkup(createElement(Narrow, { items, path: '/', sidebar: null })));
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((one) => $(one).text());
  expect(textsOf('nav > ul > li:not([data-unfit]) > :first-child')).toEqual(['Core', 'MoreBlog', 'MoreThirdFourth']);
});
