import { expect, test } from 'vitest';
import { checkValues } from './check-values';
import type { CommonFrontMatter } from './front-matter';

const found = (value: CommonFrontMatter): string[] => {
  const levels = [value.toc_min_heading_level ?? 2, value.toc_max_heading_level ?? 3] as const;
  return checkValues('docs/a.md', value, levels, () => ({ line: 2, column: 1 })).map(({ remedy }) => remedy);
};

test.each<CommonFrontMatter>([
  {},
  { slug: '/a-b/c%20d' },
  { slug: '/docs-as-code/docs' },
  { slug: 'docs' },
  { tags: ['a', 'b'] },
  { custom_edit_url: null },
  { custom_edit_url: 'https://example.org/a' },
  { toc_min_heading_level: 3 },
  { toc_min_heading_level: 4, toc_max_heading_level: 4 },
])('%j is right', (value) => {
  expect(found(value)).toEqual([]);
});

test.each<[CommonFrontMatter, string]>([
  [{ slug: '/what is this?' }, 'Write `slug: /what-is-this`.'],
  [{ slug: 'a#b?c' }, 'Write `slug: a-b-c`.'],
  [{ slug: '/docs/guide/a' }, 'Write `slug: /guide/a`.'],
  [{ slug: 'docs/guide/a' }, 'Write `slug: /guide/a`.'],
  [{ tags: ['a', 'b', 'a'] }, 'Remove one of the two.'],
  [{ tags: ['Sensors', 'sensors'] }, 'Remove one of the two.'],
  [{ custom_edit_url: '/edit' }, 'Write the whole address, beginning with `https://`, or `null` for no link.'],
  [{ toc_min_heading_level: 4 }, 'Write `toc_min_heading_level: 3`, or less.'],
  [{ toc_min_heading_level: 5, toc_max_heading_level: 4 }, 'Write `toc_min_heading_level: 4`, or less.'],
])('%j is reported', (value, remedy) => {
  expect(found(value)).toEqual([remedy]);
});
