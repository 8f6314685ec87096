import { afterEach, expect, test } from 'vitest';
import { english, packOf } from '../language-pack';
import { isStopWord, searchIn, stemOf } from '../words';
import { loadLanguage } from './load-language';

afterEach(() => searchIn(english));

test('German words have the stems of German, also without their accents', () => {
  searchIn(loadLanguage('de-CH'));
  expect(['hauser', 'hausern', 'haus'].map(stemOf)).toEqual(['haus', 'haus', 'haus']);
  expect(['fur', 'und', 'kessel', 'the'].map(isStopWord)).toEqual([true, true, false, false]);
});

test('a language without a pack is searched by the words as they stand', () => {
  searchIn(loadLanguage('ja'));
  expect([stemOf('hauser'), isStopWord('und')]).toEqual(['hauser', false]);
});

test.each(['da', 'de', 'es', 'fi', 'fr', 'hu', 'it', 'nl', 'no', 'pt', 'ro', 'ru', 'sv', 'tr'])(
  'the pack of %s gives stems and stop words',
  (code) => {
    const { stem, stopWords } = loadLanguage(code);
    expect(stem('a')).toEqual(expect.any(String));
    expect(stopWords.size).toBeGreaterThan(10);
  },
);

test('languages find their packs', () => {
  expect(['de', 'nb-NO', 'pt-BR', 'ja', 'en'].map(packOf)).toEqual(['de', 'no', 'pt', undefined, undefined]);
});
