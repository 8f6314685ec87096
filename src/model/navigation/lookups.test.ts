import { describe, expect, test } from 'vitest';
import { categoryOfPage, docById, mainPathOf, sidebarByName } from './lookups';
import { defaultConfig } from '../../config/site-config';
import { category, link } from '../../../test/samples/sidebar-items';

describe('a doc by its id', () => {
  const docs = [
    { id: 'start', draft: false },
    { id: 'later', draft: true },
    { id: 'core/entity', draft: false },
  ];

  test('is found', () => {
    expect(docById('start', docs)).toBe(docs[0]);
  });

  test('gives nothing while it is a draft', () => {
    expect(docById('later', docs)).toBeNull();
  });

  test('is an error that names the valid ids when there is none', () => {
    expect(() => docById('strat', docs)).toThrow('There is no doc with the id "strat". Valid ids: start, core/entity.');
  });
});

describe('a sidebar by its id', () => {
  test('is found', () => {
    expect(sidebarByName('Core', [{ name: 'Core' }])).toEqual({ name: 'Core' });
  });

  test('is an error that names the valid ids when there is none', () => {
    expect(() => sidebarByName('Cor', [{ name: 'Core' }, { name: 'Addons' }])).toThrow(
      'There is no sidebar with the id "Cor". Valid ids: Core, Addons.',
    );
    expect(() => sidebarByName('Cor', [])).toThrow('Valid ids: none.');
  });
});

describe('the category of a page', () => {
  const inner = category('Inner', '/docs/inner', [link('/docs/deep', '/docs/deep')]);
  const outer = category('Outer', null, [link('/docs/flat', '/docs/flat'), inner]);
  const items = [link('/docs/alone', '/docs/alone'), outer];

  test.each([
    ['/docs/flat', outer],
    ['/docs/deep', inner],
    ['/docs/inner', inner],
  ])('of %s is the innermost around it', (path, expected) => {
    expect(categoryOfPage(path, items)).toBe(expected);
  });

  test('is an error for a page that is in none', () => {
    expect(() => categoryOfPage('/docs/alone', items)).toThrow('The page /docs/alone is not in a category.');
  });
});

describe('a link to a version', () => {
  const { docSets } = defaultConfig({
    docSets: [
      { folder: 'docs', path: '' },
      { prefix: '1.0:', version: '1.0', folder: 'versions/1.0', path: '/1.0', isLast: false },
    ],
  });
  const doc = (id: string, path: string, draft = false) => ({ id, path, draft });
  const docs = [
    doc('a', '/a'),
    doc('start', '/'),
    doc('1.0:hidden', '/1.0/hidden', true),
    doc('1.0:a', '/1.0/a'),
    doc('1.0:b', '/1.0/b'),
  ];
  const sidebars = new Map([
    ['Main', [link('a', '/a')]],
    ['1.0:Empty', []],
    ['1.0:Main', [link('b', '/1.0/b')]],
  ]);
  const none = new Map();

  test.each([
    ['the doc at its address', '1.0:', [...docs, doc('1.0:start', '/1.0')], sidebars, '/1.0'],
    ['the doc at the root of the site', '', docs, sidebars, '/'],
    ['the first doc of a sidebar', '1.0:', docs, sidebars, '/1.0/b'],
    ['its first doc that is published', '1.0:', docs, none, '/1.0/a'],
    ['nothing, where it has no docs', '1.0:', docs.slice(0, 3), none, undefined],
    ['nothing, where there is no such version', '2.0:', docs, sidebars, undefined],
  ])('leads to %s', (_, prefix, all, shown, expected) => {
    expect(mainPathOf(prefix, { sidebars: shown }, all, docSets)).toBe(expected);
  });
});
