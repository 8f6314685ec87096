import { describe, expect, test } from 'vitest';
import { sampleCorpus, sampleIndex, searchRows } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';
import { findMatches } from './match';

const rows: readonly SampleRow[] = [
  { path: '/light', title: 'Light entity', text: 'A light can be dimmed.', code: 'LightEntity\nasync_turn_on' },
  { path: '/setup', title: 'Setting up', text: 'Call it in your integration.', code: 'async_setup_entry' },
  { path: '/platform', title: 'Platforms', text: 'Set up a platform with a light.', code: 'async_setup_platform' },
  { path: '/brightness', title: 'Brightness', text: 'How bright it is.', code: 'ATTR_BRIGHTNESS' },
  { path: '/state', title: 'States', text: 'Read them.', code: 'hass.states.async_set' },
  { path: '/private', title: 'Attributes', text: 'Shorthand.', code: '_attr_unique_id' },
  { path: '/cafe', title: 'Café', text: 'Größe.' },
];
const find = (query: string): string[] => searchRows(rows, query).paths;

describe('names in code', () => {
  test.each([
    ['the whole name', 'async_setup_entry', '/setup'],
    ['the name in other capitals', 'lightentity', '/light'],
    ['the name in capitals', 'attr_brightness', '/brightness'],
    ['the name without its leading underscore', 'attr_unique_id', '/private'],
    ['the name with its leading underscore', '_attr_unique_id', '/private'],
    ['a dotted path', 'hass.states.async_set', '/state'],
    ['the last name of a dotted path', 'async_set', '/state'],
    ['a part of the name', 'entry', '/setup'],
    ['the beginning of a name', 'async_setup_en', '/setup'],
    ['the beginning of a part', 'brightn', '/brightness'],
    ['parts as separate words', 'setup entry', '/setup'],
  ])('%s finds it first', (_, query, path) => {
    expect(find(query)[0]).toBe(path);
  });

  test('the whole name stands before names that share its parts', () => {
    expect(find('async_setup_platform')[0]).toBe('/platform');
    expect(find('async_setup')).toEqual(expect.arrayContaining(['/setup', '/platform']));
  });
});

describe('words', () => {
  test('another form of a word finds it', () => {
    expect(find('lights')).toEqual(expect.arrayContaining(['/light', '/platform']));
    expect(find('dimming')).toEqual(['/light']);
  });

  test('accents make no difference', () => {
    expect(find('cafe')).toEqual(['/cafe']);
    expect(searchRows(rows, 'GROSSE').coverage).toBe('similar');
    expect(find('größe')).toEqual(['/cafe']);
  });

  test('the last word may be unfinished, the others may not', () => {
    expect(searchRows(rows, 'light di')).toMatchObject({ coverage: 'all' });
    expect(find('light di')[0]).toBe('/light');
    expect(searchRows(rows, 'lig dimmed').coverage).not.toBe('all');
  });

  test.each(['l', 'li', 'lig', 'ligh', 'light'])('each letter more keeps the page: %s', (query) => {
    expect(find(query)).toContain('/light');
  });

  // Prose is stemmed in the index (integration → integr); what is typed on the way there is longer than the stem.
  test.each(['integration', 'configuration', 'notifications', 'accessibility', 'settings', 'dimmed'])(
    'typing “%s” letter by letter never loses its page',
    (word) => {
      const titles = [
        { path: '/wanted', title: word },
        { path: '/other', title: 'Webhook' },
      ];
      const typed = Array.from(word, (_, at) => word.slice(0, at + 1));
      const lost = typed.filter((query) => {
        const { coverage, paths } = searchRows(titles, query);
        return coverage !== 'all' || paths[0] !== '/wanted';
      });
      expect(lost).toEqual([]);
    },
  );

  test('words that are everywhere are passed over', () => {
    expect(find('the light of a dimmed')).toEqual(find('light dimmed'));
  });
});

describe('which answer is given', () => {
  test('pages with all words first, when there are any', () => {
    const { coverage, hits } = searchRows(rows, 'platform light');
    expect(coverage).toBe('all');
    expect(hits.filter(({ partial }) => !partial).map(({ document }) => document.u)).toEqual(['/platform']);
    expect(hits.findIndex(({ partial }) => partial)).toBe(1);
  });

  test('pages with some of the words, when none has all', () => {
    const { coverage, paths } = searchRows(rows, 'brightness platform');
    expect(coverage).toBe('some');
    expect([...paths].sort()).toEqual(['/brightness', '/platform']);
  });

  test('pages with similar words only when nothing else is found', () => {
    expect(searchRows(rows, 'brigthness')).toMatchObject({ coverage: 'similar', paths: ['/brightness'] });
  });

  test('a similar word takes the place of one that is nowhere, if a page has it with all others', () => {
    const both = [...rows, { path: '/both', title: 'Brightness of a light' }];
    expect(searchRows(both, 'brigthness light')).toMatchObject({ coverage: 'similar' });
    expect(searchRows(both, 'brigthness light').paths[0]).toBe('/both');
    expect(searchRows(rows, 'brigthness light').coverage).toBe('some');
  });

  test('a word of four letters that is nowhere is not taken for one that is spelled like it', () => {
    expect(find('liht')).toEqual([]);
    expect(find('ligth')[0]).toBe('/light');
  });

  test('a short word that is nowhere finds nothing, not everything', () => {
    expect(find('zup')).toEqual([]);
  });

  test('a word that only says how something is put makes no page partial, nor others similar', () => {
    expect(searchRows(rows, 'using light')).toMatchObject({ coverage: 'all' });
    expect(searchRows(rows, 'using light').hits[0]).toMatchObject({ partial: false, document: { u: '/light' } });
    expect(searchRows([...rows, { path: '/use', text: 'using' }], 'using light').paths).not.toContain('/use');
  });

  test('nothing for a word like no other', () => {
    expect(find('xylophone')).toEqual([]);
  });

  test('nothing for the beginning of a question, of which no word is unknown', () => {
    for (const query of ['how', 'what is', 'how do'])
      expect(findMatches(sampleIndex(rows), query, sampleCorpus(rows))).toMatchObject({ matches: [], unknown: [] });
    expect(findMatches(sampleIndex(rows), 'xylophone', sampleCorpus(rows)).unknown).toHaveLength(1);
  });

  test('the beginning of a question is found in titles as it is written, and its dots are no other characters', () => {
    const asked = (query: string) => searchRows([{ path: '/a', title: 'How to 145', text: 'Words.' }], query).paths;
    expect([asked('how to 14'), asked('how to 1.5')]).toEqual([['/a'], []]);
  });

  test('nothing for nothing', () => {
    expect(findMatches(sampleIndex(rows), '   ', sampleCorpus(rows))).toMatchObject({
      matches: [],
      pages: [],
      coverage: 'all',
      unknown: [],
    });
  });
});

describe('what a reader types is never query syntax', () => {
  test.each([
    ['all signs of the syntax', '*:+-~^"<script>'],
    ['a field that does not exist', 'nofield:light'],
    ['a field that exists', 'title:light'],
    ['wildcards', '*'],
    ['a forbidden word', '-light'],
    ['an edit distance', 'light~99'],
    ['a boost', 'light^1000'],
    ['emoji', '🏠💡'],
    ['half an emoji', '\uD83C'],
    ['a NUL', '\0'],
    ['names of objects', '__proto__ constructor toString'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 words', 'light '.repeat(10_000)],
    ['10,000 signs', '*~^:'.repeat(2_500)],
  ])('%s', (_, query) => {
    expect(() => find(query)).not.toThrow();
  });

  test('a minus does not exclude', () => {
    expect(find('-light')).toContain('/light');
  });

  test('a field name is a word like others', () => {
    expect(find('text:brightness')).toContain('/brightness');
  });
});

test('of many rows, those are judged that may be worth most: with all words first, then with more uses; in their order', () => {
  const many: readonly SampleRow[] = [
    { path: '/a', title: 'A', text: 'A lamp and other things that are about something else.' },
    { path: '/b', title: 'B', text: 'A lamp that can be dimmed, among other things.' },
    { path: '/c', title: 'C', text: 'A lamp, dimmed. Dimmed, a lamp.' },
    { path: '/d', title: 'D', text: 'Dimmed.' },
  ];
  const judged = (most: number): string[] =>
    findMatches(sampleIndex(many), 'lamp dimmed', sampleCorpus(many), most).matches.map(
      ({ row }) => many[row]?.path ?? '',
    );
  expect(judged(Infinity)).toEqual(['/a', '/b', '/c', '/d']);
  expect(judged(1)).toEqual(['/c']);
  expect(judged(2)).toEqual(['/b', '/c']);
  const found = findMatches(sampleIndex(many), 'lamp dimmed', sampleCorpus(many), 1);
  expect(found.pages).toHaveLength(4);
});

test('a page lacks a word that is nowhere and too short to be like another one', () => {
  const found = findMatches(sampleIndex(rows), 'dimmed xyz', sampleCorpus(rows));
  expect(found.coverage).toBe('some');
  expect(found.matches.map(({ partial, share }) => [partial, share])).toEqual([[true, 0.5]]);
});
