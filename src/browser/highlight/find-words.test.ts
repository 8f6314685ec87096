import { expect, test } from 'vitest';
import { findWords } from './find-words';

const found = (text: string, ...words: string[]): string[] =>
  findWords(text, words).map(([start, end]) => text.slice(start, end));

test.each([
  ['any case', 'State and STATE', ['state'], ['State', 'STATE']],
  ['inside of names', 'state_class, ConfigEntry', ['class', 'entry'], ['class', 'Entry']],
  ['the longest first', 'configuration', ['config', 'configuration'], ['configuration']],
  ['short words only as words', 'id of width, id_x', ['id'], ['id', 'id']],
  ['characters that mean something in patterns', 'a.b (c++) a-b', ['a.b', 'c++', 'a-b'], ['a.b', 'c++', 'a-b']],
  ['nothing', 'state', [], []],
])('%s', (_, text, words, expected) => {
  expect(found(text, ...words)).toEqual(expected);
});
