import { load } from 'cheerio';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

test('before a search, a reader finds their last ones, the parts of the site and common names, each by its address', async () => {
  vi.resetModules();
  // A server runs no effect, and recent searches show after the first one.
  vi.doMock('react', () => ({ ...React, useState: () => [true, () => undefined] }));
  vi.doMock('../shared/use-recent', () => ({ useRecent: () => ({ searches: ['a & b'], clear: () => undefined }) }));
  const { SearchStart } = await import('./SearchStart');
  for (const name of ['react', '../shared/use-recent']) vi.doUnmock(name);
  vi.resetModules();
  const props = { sections: [{ label: 'Docs', href: '/docs' }], names: ['async_setup'] };
  const $ = load(renderToStaticMarkup(React.createElement(SearchStart, props)));
  // Each list is named by its own title.
  const names = $('section')
    .toArray()
    .map((list) => $(`[id="${$(list).attr('aria-labelledby') ?? ''}"]`).text());
  expect(names).toEqual(['Recent searches', 'Sections', 'Common names']);
  const links = $('li a').toArray();
  expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
    ['a & b', '/search?q=a+%26+b'],
    ['Docs', '/docs'],
    ['async_setup', '/search?q=async_setup'],
  ]);
});
