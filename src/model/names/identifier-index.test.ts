import { expect, test } from 'vitest';
import { commonNames, indexDefinitions } from './identifier-index';

const light = {
  path: '/docs/light',
  title: 'Light',
  headings: [{ id: 'properties', text: 'Properties' }],
  definitions: [
    { anchor: 'properties', kind: 'property', name: 'is_on' },
    { anchor: 'properties', kind: 'method', name: 'is_on' },
    { anchor: '', kind: 'class', name: 'LightEntity' },
  ],
} as const;
const fan = { ...light, path: '/docs/fan', title: 'Fan', definitions: [light.definitions[0]] } as const;

test('a name is listed once, with every section that defines it', () => {
  expect(indexDefinitions([light, fan])).toEqual([
    {
      name: 'is_on',
      places: [
        { href: '/docs/light#properties', kind: 'property', page: 'Light', section: 'Properties' },
        { href: '/docs/fan#properties', kind: 'property', page: 'Fan', section: 'Properties' },
      ],
    },
    { name: 'LightEntity', places: [{ href: '/docs/light', kind: 'class', page: 'Light', section: '' }] },
  ]);
});

test('a name that the platform no longer has says so', () => {
  const definitions = [{ anchor: '', kind: 'name', name: 'const.TEMP_CELSIUS' }] as const;
  expect(indexDefinitions([{ ...light, definitions }], new Map([['TEMP_CELSIUS', '2024.12']]))).toMatchObject([
    { until: '2024.12' },
  ]);
});

test('names that objects have by nature are names like others', () => {
  const definitions = [{ anchor: '', kind: 'name', name: 'constructor' }] as const;
  expect(indexDefinitions([{ ...light, definitions }]).map(({ name }) => name)).toEqual(['constructor']);
});

test('the common names are those in code that most pages have', () => {
  const named = (name: string, ...pages: string[]) =>
    indexDefinitions(
      pages.map((title) => ({
        ...light,
        title,
        path: `/docs/${title}`,
        definitions: [{ anchor: '', kind: 'name' as const, name }],
      })),
    );
  const defined = [
    ...named('is_on', 'A', 'B'),
    ...named('name', 'A', 'B', 'C'),
    ...named('LightEntity', 'A', 'B', 'C'),
  ];
  expect(commonNames(defined)).toEqual(['LightEntity', 'is_on']);
});

test('a name counts once for each page, however many of its sections define it', () => {
  const place = (page: string, anchor: string) =>
    ({ href: `/docs/${page}#${anchor}`, kind: 'property', page, section: anchor }) as const;
  const defined = [
    { name: 'of_one_page', places: [place('a', 'b'), place('a', 'c'), place('a', 'd')] },
    { name: 'of_two_pages', places: [place('a', 'b'), place('b', 'c')] },
  ];
  expect(commonNames(defined)).toEqual(['of_two_pages', 'of_one_page']);
});
