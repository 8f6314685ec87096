import { expect, test, vi } from 'vitest';
import * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { isCurrentSection, Navbar } from './Navbar';

const blog = { type: 'link', label: 'Blog', href: '/blog', sidebar: null };
const core = { type: 'docSidebar', label: 'Core', href: '/docs/core', sidebar: 'Core' };

const more = { type: 'dropdown', label: 'More', href: null, sidebar: null, items: [blog] };

test.each([
  ['a page of the sidebar, wherever its address', core, '/docs/elsewhere', 'Core', true],
  ['a page of another sidebar, although its address is below', core, '/docs/core/other', 'Other', false],
  ['a page without sidebar', core, '/docs/core', null, false],
  ['the address itself', blog, '/blog', null, true],
  ['an address below', blog, '/blog/2024/01/02/a', null, true],
  ['an address that only begins alike', blog, '/blogroll', null, false],
  ['an address in a dropdown', more, '/blog', null, true],
  ['an address outside of a dropdown', more, '/docs/core', 'Core', false],
  ['a doc', blog, '/docs/core', 'Core', false],
])('%s', (_, item, path, sidebar, current) => {
  expect(isCurrentSection(item, path, sidebar)).toBe(current);
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
