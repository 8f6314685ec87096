import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableOfContents } from './TableOfContents';

/** The levels of entries that are folded in contents of so many, of which each third is of the second level. */
function foldedLevels(count: number, form: 'beside' | 'folded'): string[] {
  const headings = Array.from({ length: count }, (_, at) => ({ id: `h${at}`, text: `H${at}`, level: 2 + (at % 3) }));
  const html = renderToStaticMarkup(createElement(TableOfContents, { headings, form }));
  return [...new Set(Array.from(html.matchAll(/data-level="(\d)" data-folded/g), ([, level = '']) => level))];
}

test.each([
  [30, 'beside', []],
  [31, 'beside', ['3', '4']],
  [31, 'folded', []],
] as const)('a table of contents with %i entries, %s, folds the levels %j', (count, form, levels) => {
  expect(foldedLevels(count, form)).toEqual(levels);
});
