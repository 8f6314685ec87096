import { expect, test } from 'vitest';
import { docPlaces } from './doc-places';
import type { DocOverrides } from '../pages/doc-source';
import type { SidebarItem } from './sidebar';

const link = (docId: string): SidebarItem => ({
  type: 'link',
  label: docId,
  href: `/docs/${docId}`,
  docId,
  unlisted: false,
});
const sidebars = new Map([
  ['One', ['a', 'b', 'c'].map(link)],
  ['Two', ['b', 'd'].map(link)],
]);
const placeOf = (id: string, overrides?: DocOverrides) =>
  docPlaces(sidebars, [
    ...['a', 'b', 'c', 'd', 'lonely'].filter((other) => other !== id).map((other) => ({ id: other })),
    { id, overrides },
  ]).get(id);

test('a doc of two sidebars stands in the first', () => {
  expect(placeOf('b')).toMatchObject({ sidebar: 'One', previous: 'a', next: 'c' });
});

test('an author chooses the sidebar of a doc, and with it the neighbors', () => {
  expect(placeOf('b', { sidebar: 'Two' })).toMatchObject({ sidebar: 'Two', previous: null, next: 'd' });
  expect(placeOf('lonely', { sidebar: 'One' })).toEqual({
    sidebar: 'One',
    previous: null,
    next: null,
  });
  expect(placeOf('b', { sidebar: null })).toMatchObject({ sidebar: null, previous: 'a' });
  expect(placeOf('b', { sidebar: 'Three' })).toMatchObject({ sidebar: 'One' });
});

test('an author chooses the neighbors, or none', () => {
  expect(placeOf('b', { previous: null, next: 'lonely' })).toMatchObject({ previous: null, next: 'lonely' });
  expect(placeOf('b', { next: 'unknown' })).toMatchObject({ next: 'c' });
});

test('a doc in no sidebar has no place', () => {
  expect(placeOf('lonely')).toBeUndefined();
});
