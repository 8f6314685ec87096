import { expect, test } from 'vitest';
import { SourceEdits } from './source-edits';

/** Puts a block in the place of each `<…>` of a text. */
function replaced(body: string, ...texts: readonly string[]): string {
  const place = (offset: number) => {
    const before = body.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const tags = [...body.matchAll(/<[^>]*>/g)];
  const edits = new SourceEdits(body);
  tags.forEach(({ index, 0: tag }, at) =>
    edits.replaceBlock({ start: place(index), end: place(index + tag.length) }, texts[at] ?? ''),
  );
  return edits.apply();
}

test.each([
  ['on a separate line', 'A\n\n<X/>\n\nB', 'A\n\n1\n\n2\n\nB'],
  ['below a heading', '## A\n<X/>\nB', '## A\n\n1\n\n2\n\nB'],
  ['at the start and the end', '<X/>', '1\n\n2'],
  ['in a list item', '- A\n\n  <X/>\n- B', '- A\n\n  1\n\n  2\n\n- B'],
  ['behind the mark of a list item', '- <X/>\n', '- 1\n\n  2\n'],
  ['in a quote', 'A\n> B\n> <X/>\n', 'A\n> B\n>\n> 1\n>\n> 2\n'],
  ['within a line', 'A <X/> B', 'A\n\n1\n\n2\n\n B'],
])('a block keeps apart and has the marks of its line: %s', (_, body, expected) => {
  expect(replaced(body, '1\n\n2')).toBe(expected);
});

test('what becomes nothing leaves no hole', () => {
  expect(replaced('A\n\n<X/>\n\nB')).toBe('A\n\nB');
});

test('each range gets its own text', () => {
  expect(replaced('<X/>\n<X/>\n\n<X/>', '1', '2', '3')).toBe('1\n\n2\n\n3');
});
