import { load } from 'cheerio';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LetterNav } from './LetterNav';
import { nameListHtml } from './NameIndex';

const place = { href: '/docs/light#properties', kind: 'property', page: 'Light', section: 'Properties' } as const;
const list = (...places: (typeof place | { kind: 'name'; href: string; page: string; section: string })[]) =>
  load(nameListHtml([{ name: 'is_on', places }]));

test('a name has a link to each section that defines it, with its kind', () => {
  const $ = list(place, { href: '/docs/fan', kind: 'name', page: 'Fan', section: '' });
  expect($('body > li > code').text()).toBe('is_on');
  expect(
    $('a')
      .toArray()
      .map((link) => [$(link).attr('href'), $(link).text()]),
  ).toEqual([
    ['/docs/light#properties', 'Light › Properties'],
    ['/docs/fan', 'Fan'],
  ]);
  expect(
    $('small')
      .toArray()
      .map((kind) => $(kind).text()),
  ).toEqual(['property', 'heading']);
});

test('a name that the platform no longer has says until when it had it', () => {
  const $ = load(nameListHtml([{ name: 'TEMP_CELSIUS', places: [], until: '2024.12' }]));
  expect($('li > small').text()).toBe('until 2024.12');
});

test('signs of HTML in names, titles and addresses stay text', () => {
  const title = 'List<int> & "more"';
  const $ = load(
    nameListHtml([{ name: '<b>', places: [{ ...place, href: '/docs/a"b&amp', page: title, section: '<i>' }] }]),
  );
  expect($('code').text()).toBe('<b>');
  expect($('a').text()).toBe(`${title} › <i>`);
  expect($('a').attr('href')).toBe('/docs/a"b&amp');
  expect($('b, i')).toHaveLength(0);
});

test.each([
  ['', ['is_on', 'TEMP'], '2 names'],
  ['Temp ', ['TEMP'], '1 of 2 names'],
  ['IS_', ['is_on'], '1 of 2 names'],
  ['other', [], 'No names match. Try part of a name.'],
])('the names that contain %j, in any case, are %j', async (typed, names, count) => {
  vi.resetModules();
  // The state that is a text is what the reader has typed.
  const useState = (initial: unknown) => React.useState(initial === '' ? typed : initial);
  vi.doMock('react', () => ({ ...React, useState }));
  vi.doMock('gatsby', () => ({ navigate: () => undefined }));
  vi.doMock('@reach/router', () => ({ useLocation: () => ({ pathname: '/names', search: '' }) }));
  const { NameIndex } = await import('./NameIndex');
  for (const name of ['react', 'gatsby', '@reach/router']) vi.doUnmock(name);
  vi.resetModules();
  const groups = ['is_on', 'TEMP'].map((name) => ({ letter: name.charAt(0), entries: [{ name, places: [] }] }));
  const $ = load(renderToStaticMarkup(React.createElement(NameIndex, { groups })));
  expect(
    $('section code')
      .toArray()
      .map((one) => $(one).text()),
  ).toEqual(names);
  expect($('[role=status]').text()).toBe(count);
});

test('a letter says itself, and the sign for all that is no letter has a name for those who hear it', () => {
  const $ = load(renderToStaticMarkup(React.createElement(LetterNav, { letters: ['#', 'A'] })));
  const links = $('nav a').toArray();
  expect(links.map((link) => [$(link).text(), $(link).attr('aria-label')])).toEqual([
    ['#', 'Other characters'],
    ['A', undefined],
  ]);
});
