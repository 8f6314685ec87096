import { describe, expect, test } from 'vitest';
import { chronologicalNeighbors, placesInSidebar } from './doc-places';
import type { SidebarItem } from './sidebar';
import { markup } from '../../../test/samples/sidebar-items';

const link = (docId: string, unlisted = false): SidebarItem => ({
  type: 'link',
  label: docId.toUpperCase(),
  href: `/docs/${docId}`,
  docId,
  unlisted,
});
const category = (docId: string | null, items: readonly SidebarItem[], linkUnlisted = false): SidebarItem => ({
  type: 'category',
  label: 'Category',
  href: docId === null ? null : `/docs/${docId}`,
  docId,
  linkUnlisted,
  collapsed: true,
  items,
});
const elsewhere: SidebarItem = { type: 'link', label: 'X', href: 'https://example.org', docId: null, unlisted: false };

function around(items: readonly SidebarItem[], docId: string): [string | null, string | null] | undefined {
  const place = placesInSidebar('Main', items).get(docId);
  return place && [place.previous, place.next];
}

describe('previous and next page', () => {
  test('follow the order of the sidebar', () => {
    const items = [link('a'), link('b'), link('c')];
    expect(around(items, 'a')).toEqual([null, 'b']);
    expect(around(items, 'b')).toEqual(['a', 'c']);
    expect(around(items, 'c')).toEqual(['b', null]);
  });

  test('the page of a category comes before its items', () => {
    const items = [link('a'), category('own', [link('inner')]), link('z')];
    expect(around(items, 'own')).toEqual(['a', 'inner']);
    expect(around(items, 'inner')).toEqual(['own', 'z']);
  });

  test('a category without a page is passed through', () => {
    const items = [link('a'), category(null, [link('inner')])];
    expect(around(items, 'a')).toEqual([null, 'inner']);
  });

  test('links to elsewhere and markup are passed over', () => {
    expect(around([link('a'), elsewhere, markup('<hr>'), link('b')], 'a')).toEqual([null, 'b']);
  });

  test('an unlisted page is nobody’s neighbor and has none', () => {
    const items = [link('a'), link('hidden', true), link('b')];
    expect(around(items, 'a')).toEqual([null, 'b']);
    expect(around(items, 'b')).toEqual(['a', null]);
    expect(around(items, 'hidden')).toEqual([null, null]);
  });

  test('an unlisted page of a category is passed over, its items are not', () => {
    const items = [link('a'), category('own', [link('inner')], true)];
    expect(around(items, 'a')).toEqual([null, 'inner']);
    expect(around(items, 'own')).toEqual([null, null]);
  });
});

test('a page outside of the sidebar has no place', () => {
  expect(placesInSidebar('Main', [link('a')]).has('b')).toBe(false);
});

test('posts: the newer neighbor stands before, the older after', () => {
  const neighbors = chronologicalNeighbors(['new', 'middle', 'old'], (post) => post);
  expect(neighbors.get('middle')).toEqual({ newer: 'new', older: 'old' });
  expect(neighbors.get('new')).toEqual({ newer: null, older: 'middle' });
  expect(neighbors.get('old')).toEqual({ newer: 'middle', older: null });
});
