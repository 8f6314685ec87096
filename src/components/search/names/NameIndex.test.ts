import { load } from 'cheerio';
import { expect, test } from 'vitest';
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
