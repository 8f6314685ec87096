import { expect, test } from 'vitest';
import { sampleIndex } from '../../../test/samples/sample-index';
import { wordsOf } from '../tokenizer';
import type { RankedHit } from './rank';
import { suggestionFor } from './suggestion';

/** A hit that was found by some terms of the index. */
const hit = (title: string, section: string, ...terms: string[]): RankedHit => ({
  row: 0,
  document: { t: title, u: '/a', s: section, h: '', b: [] },
  score: 1,
  asked: { terms, fieldsOf: (_, term) => (terms.includes(term) ? ['text'] : []) },
  partial: false,
  strength: 0,
});
const suggest = (query: string, unknown: string, ...hits: RankedHit[]): string | undefined =>
  suggestionFor(query, wordsOf(unknown), hits);

sampleIndex([]);

test.each([
  ['the word of a title as it is written there', 'ligths', 'ligths', [hit('Lights of a house', '', 'light')], 'lights'],
  ['of a section', 'ligths', 'ligths', [hit('House', 'Lights', 'light')], 'lights'],
  [
    'only for the word that is unknown',
    'a brigth light',
    'brigth',
    [hit('Bright light', '', 'bright', 'light')],
    'a bright light',
  ],
  [
    'for a name, whatever it begins with',
    '__asnyc_setup',
    'asnyc_setup',
    [hit('async_setup', '', 'async_setup')],
    'async_setup',
  ],
  [
    'the nearest of several',
    'ligths',
    'ligths',
    [hit('Lightning', '', 'light', 'lightn'), hit('Lights', '', 'light')],
    'lights',
  ],
  [
    'the first of several that are as near',
    'lightz',
    'lightz',
    [hit('Lights', '', 'light'), hit('Lighty', '', 'lighti')],
    'lights',
  ],
  ['no word that was not found', 'ligths', 'ligths', [hit('Lights', '', 'house')], undefined],
  [
    'no word that differs in more than four letters',
    'abcdefgh',
    'abcdefgh',
    [hit('abcvwxyz', '', 'abcvwxyz')],
    undefined,
  ],
  ['a word that differs in four', 'abcdefgh', 'abcdefgh', [hit('abcdwxyz', '', 'abcdwxyz')], 'abcdwxyz'],
  ['nothing without hits', 'ligths', 'ligths', [], undefined],
])('suggested is %s', (_, query, unknown, hits, expected) => {
  expect(suggest(query, unknown, ...hits)).toBe(expected);
});
