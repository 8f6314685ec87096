import type { Node } from 'gatsby';
import { describe, expect, test, afterEach } from 'vitest';
import { lunrJson } from './lean-index';
import type { LunrJson } from './lean-index';
import { lunrIndexOf } from '../../../test/samples/sample-index';
import { lunrJsonOf, lunrOptions, loadLanguage } from './lunr-index';
import { english, packOf } from '../language-pack';
import { isStopWord, searchIn, stemOf } from '../words';

const node = (id: string, fields: Readonly<Record<string, string>>, type = 'SearchSection'): Node => ({
  ...{ id, parent: null, children: [], internal: { type, contentDigest: '', owner: '' } },
  ...{ anchor: '', title: '', heading: '', reference: '', keywords: '', mentions: '', code: '', text: '' },
  ...fields,
});
const nodes = [
  node('page', { title: 'WebSocket API', text: 'The lights of cover.CoverDevice are dimmed.' }),
  node('section', { anchor: 'a', title: 'WebSocket API', heading: 'Setup', reference: 'hass.async_setup' }),
  node('code', { code: 'LockEntity', mentions: 'lock.async_lock', text: 'FanEntity turn_on' }),
];
const index = lunrIndexOf(nodes);

/** The documents that have a term, by field: `title: page`. */
function places({ refs, invertedIndex }: LunrJson, term: string): string[] {
  const [, postings = {}] = invertedIndex.find(([name]) => name === term) ?? [];
  return Object.entries(postings).map(([field, pairs]) => {
    const positions = pairs.filter((_, at) => at % 2 === 0);
    return `${field}: ${positions.map((position) => refs[position]).join()}`;
  });
}
const json = lunrJsonOf(nodes);

describe('the index', () => {
  test.each([
    ['the title of a page in the row of the page alone', 'websocket', ['title: page']],
    ['headings, stemmed', 'setup', ['heading: section']],
    ['texts, stemmed', 'dim', ['text: page']],
    ['no other forms of words', 'dimmed', []],
    ['no stop words', 'the', []],
    ['names of the reference as they stand', 'hass.async_setup', ['reference: section']],
    ['no part of a dotted name of the reference', 'async_setup', []],
    ['the last part of a dotted name as a mention', 'async_lock', ['mentions: code']],
    ['whole names in code', 'lockentity', ['code: code']],
    ['no parts of names in code', 'lock', []],
    ['names in texts', 'fanentity', ['text: code']],
    ['parts of names in texts', 'fan', ['text: code']],
    ['parts of names in texts, stemmed', 'entiti', ['text: code']],
    ['the last name of a dotted path as it stands', 'coverdevice', ['text: page']],
    ['no stop words among the parts of names', 'on', []],
  ])('has %s', (_, term, expected) => {
    expect(places(json, term).sort()).toEqual([...expected].sort());
  });

  test('has the name of what every object has where it stands, and nowhere else', () => {
    const own = lunrJsonOf([node('a', { text: 'Words.' }), node('b', { text: 'The constructor.' })]);
    expect(
      own.invertedIndex
        .map(([term]) => places(own, term))
        .flat()
        .sort(),
    ).toEqual(['text: a', 'text: b']);
  });

  test('is one that Lunr can be asked', () => {
    expect(index.search('title:websocket').map(({ ref }) => ref)).toEqual(['page']);
  });

  test('as it is shipped has postings and nothing that follows from them', () => {
    const shipped = lunrJsonOf(nodes);
    expect(Object.keys(shipped)).toEqual(['refs', 'invertedIndex']);
    expect(shipped.invertedIndex.map(([term]) => term)).toEqual(
      lunrJson.parse({ index: index.toJSON(), store: {} }).invertedIndex.map(([term]) => term),
    );
  });

  test('has short forms of what titles and texts name', () => {
    const short = lunrJsonOf([node('a', { title: 'User interface' }), node('b', { text: 'The user interface.' })], {
      ui: ['user interface'],
    });
    expect(places(short, 'ui')).toEqual(['title: a', 'code: b']);
  });
});

test('the plugin takes only sections, without what is not shipped', () => {
  const [language] = lunrOptions({}).languages;
  expect(language?.filterNodes(node('a', {}))).toBe(true);
  expect(language?.filterNodes(node('a', {}, 'DocPage'))).toBe(false);
  expect(language?.plugins).toHaveLength(2);
});

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

test('English of any country has the words of the built-in language', () => {
  expect(['en', 'en-GB'].map(loadLanguage)).toEqual([english, english]);
});

test('languages find their packs', () => {
  const codes = ['de', 'nb-NO', 'nn', 'no', 'pt-BR', 'ja', 'en'];
  expect(codes.map(packOf)).toEqual(['de', 'no', 'no', 'no', 'pt', undefined, undefined]);
});
