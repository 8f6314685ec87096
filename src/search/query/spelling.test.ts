import { describe, expect, test } from 'vitest';
import { sampleIndex } from '../../../test/samples/sample-index';
import { wordsOf } from '../words';
import type { RankedHit } from './rank';
import { nearest, spellings, spellingsIn, suggestionFor } from './spelling';

test('titles of pages and headings of sections say how words are spelled that the index has as stems', () => {
  const row = { u: '/a', h: '', b: [] };
  const documents = [
    { ...row, t: 'Data update coordinator', s: '' },
    { ...row, t: 'Data update coordinator', s: 'Entities of LightEntity', h: 'a' },
  ];
  expect(spellingsIn(documents).words).toEqual(['update', 'coordinator', 'entities', 'lightentity', 'entity']);
  expect(spellingsIn(documents)).toBe(spellingsIn(documents));
});

test('only the nearest words of all lists count', () => {
  const lists = [spellings(['notify', 'notion']), spellings(['notification', 'notifications'])];
  expect(nearest('notificaton', lists)).toEqual([[], ['notification']]);
  expect(nearest('notofy', lists)).toEqual([['notify'], []]);
});

describe('the suggestion', () => {
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
    [
      'the word of a title as it is written there',
      'ligths',
      'ligths',
      [hit('Lights of a house', '', 'light')],
      'lights',
    ],
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
});
