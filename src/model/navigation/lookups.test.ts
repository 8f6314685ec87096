import { describe, expect, test } from 'vitest';
import { categoryOfPage, docById, sidebarByName } from './lookups';
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
