import { expect, test } from 'vitest';
import { asksForNews, neededWords, queryWords, wordRuns } from './query-words';

const needed = (query: string): string[] => neededWords(queryWords(query)).map(({ whole }) => whole);

test('words that are everywhere are looked for when nothing else was typed', () => {
  expect(queryWords('how is it').map(({ whole }) => whole)).toEqual(['how', 'is', 'it']);
});

test('of a text pasted into the box only the beginning is looked for: 200 characters, and 12 words of them', () => {
  const wholes = (query: string): string[] => queryWords(query).map(({ whole }) => whole);
  const words = Array.from({ length: 13 }, (_, at) => `word${at}`);
  expect(wholes(words.join(' '))).toEqual(words.slice(0, 12));
  expect(wholes(`${' '.repeat(195)}light entity`)).toEqual(['light']);
});

test('a page need not have words that only say how something is put', () => {
  expect(needed('write a menu step using flows')).toEqual(['menu', 'step', 'flows']);
  expect(needed('camera webrtc changes')).toEqual(['camera', 'webrtc']);
});

test('it needs them when nothing else was typed, or as parts of a name', () => {
  expect(needed('using')).toEqual(['using']);
  expect(needed('make_changes now')).toEqual(['make_changes']);
});

test('words for changes ask for news, unless one stands alone', () => {
  expect(asksForNews(queryWords('light constants deprecated'))).toBe(true);
  expect(asksForNews(queryWords('light constants'))).toBe(false);
  expect(asksForNews(queryWords('deprecation'))).toBe(false);
});

test('plain words that stand side by side may be a name, stop words included, the longest run first', () => {
  const runs = (query: string): string[] => wordRuns(query).map(({ letters }) => letters);
  expect(runs('entry not ready')).toEqual(['entrynotready', 'entrynot', 'notready']);
  expect(runs('is_on color temp')).toEqual(['colortemp']);
  expect(runs('on off')).toEqual([]);
});
