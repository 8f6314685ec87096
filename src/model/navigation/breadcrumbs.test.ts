import { describe, expect, test } from 'vitest';
import { category, link } from '../../../test/samples/sidebar-items';
import { breadcrumbsOfCategory, breadcrumbsOfDoc, searchTrail } from './breadcrumbs';
import type { SidebarItem } from './sidebar';

/** A chain of categories, one in the other, with a doc at its end. */
const deep = (levels: number): SidebarItem =>
  levels === 0 ? link('doc', '/docs/doc') : category(`Level ${levels}`, null, [deep(levels - 1)]);
const labels = (trail: readonly { readonly label: string }[]): string[] => trail.map(({ label }) => label);

describe('the breadcrumbs of a doc', () => {
  test('name every category above, however many there are, and end at the doc itself', () => {
    const trail = breadcrumbsOfDoc('doc', 'Main', new Map([['Main', [deep(6)]]]));
    expect(labels(trail)).toEqual(['Level 6', 'Level 5', 'Level 4', 'Level 3', 'Level 2', 'Level 1', 'doc']);
    expect(trail.map(({ href }) => href).at(-1)).toBe('/docs/doc');
    expect(trail.map(({ href }) => href).at(0)).toBeNull();
  });

  test('are those of the sidebar it displays, or of the first that lists it', () => {
    const sidebars = new Map([
      ['First', [category('A', null, [link('doc', '/docs/doc')])]],
      ['Second', [category('B', null, [link('doc', '/docs/doc')])]],
      ['Third', [link('other', '/docs/other')]],
    ]);
    expect(labels(breadcrumbsOfDoc('doc', 'Second', sidebars))).toEqual(['B', 'doc']);
    expect(labels(breadcrumbsOfDoc('doc', 'Third', sidebars))).toEqual(['A', 'doc']);
    expect(labels(breadcrumbsOfDoc('doc', null, sidebars))).toEqual(['A', 'doc']);
    expect(breadcrumbsOfDoc('lost', 'First', sidebars)).toEqual([]);
  });
});

test('a doc that a sidebar lists twice has the breadcrumbs of its first place', () => {
  const items = ['A', 'B'].map((label) => category(label, null, [link('doc', '/docs/doc')]));
  expect(labels(breadcrumbsOfDoc('doc', 'Main', new Map([['Main', items]])))).toEqual(['A', 'doc']);
});

test('the breadcrumbs of a category end at the category, not at a link to it', () => {
  const items = [link('to B', '/docs/b'), category('A', null, [category('B', '/docs/b', [])])];
  expect(labels(breadcrumbsOfCategory('/docs/b', items))).toEqual(['A', 'B']);
  expect(breadcrumbsOfCategory('/docs/c', items)).toEqual([]);
});

test('search shows the sidebar and the categories, because the title of the doc stands below', () => {
  const trail = breadcrumbsOfDoc('doc', 'Main', new Map([['Main', [deep(2)]]]));
  expect(searchTrail('The core', trail)).toEqual(['The core', 'Level 2', 'Level 1']);
  expect(searchTrail('The core', [])).toEqual(['The core']);
});
