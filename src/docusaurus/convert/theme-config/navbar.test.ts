import { expect, test } from 'vitest';
import { Notes } from '../../notes';
import { convertNavbar } from './navbar';

test.each([
  [{ href: 'https://github.com/a/b', 'aria-label': 'Source code', className: 'icon' }, 'Source code'],
  [{ href: 'https://github.com/a/b', html: '<b>Code</b>' }, 'Code'],
  [{ href: 'https://github.com/a/b' }, 'GitHub'],
  [{ href: 'https://www.example.org/chat', label: ' ' }, 'example.org'],
  [{ href: 'mailto:us@example.org' }, 'mailto:us@example.org'],
])('an item without a label says what it leads to: %j', (item, label) => {
  const notes = new Notes();
  expect(convertNavbar([item], [], notes)[0]).toMatchObject({ label });
  expect(notes.all).toEqual([]);
});

test('without a switch between light and dark the search comes last', () => {
  expect(convertNavbar([], [], new Notes()).map(({ type }) => type)).toEqual(['search', 'colorMode']);
  expect(convertNavbar([], [], new Notes(), false).map(({ type }) => type)).toEqual(['search']);
});
