import { describe, expect, test } from 'vitest';
import { sampleIndex } from '../../../test/samples/sample-index';
import { wordsOf } from '../words';
import { answerFrom, keyOf, suggestionFor } from './answer';
import type { RankedHit } from './rank';
import type { Corpus } from './corpus';
import type { SearchDocument, SearchQuestion, Tier } from '../types';

const at = (u: string, t: string, s = '', trail: readonly string[] = []): SearchDocument => ({
  t,
  u,
  s,
  h: s.toLowerCase(),
  b: trail,
});
const documents = [
  at('/docs/light', 'Light entity', '', ['Core']),
  at('/docs/light', 'Light entity', 'Properties', ['Core']),
  at('/docs/lock', 'Lock entity', '', ['Core']),
  at('/docs/card', 'Custom card', '', ['Frontend']),
  at('/blog/2025/01/02/light', 'Light news'),
];
const texts = ['', 'The brightness of a light.', 'A lock is no light.', 'A card for a light.', 'The light has news.'];
const index = sampleIndex(
  documents.map(({ t, s }, row) => ({ path: '', title: s === '' ? t : '', heading: s, text: texts[row] ?? '' })),
);
const filters = ['Core', 'Frontend'].map((label) => ({ name: `docs.${label}`, label, trail: label }));
const files = { titles: '', contents: '', excerpts: [], rowsPerExcerpt: 32 };
const contexts = [
  { firstRow: 0, files: { ...files, name: 'docs' as const, label: 'Docs', filters } },
  { firstRow: 4, files: { ...files, name: 'blog' as const, label: 'Blog', filters: [] } },
];
const corpus: Corpus = {
  documents,
  pageCount: 4,
  contexts,
  pageOf: (row) => (row === 1 ? 0 : row),
  contextOf: (row) => contexts[row < 4 ? 0 : 1],
};
const now = new Date('2025-06-01T00:00:00Z');
const answered = (query: string, more: Partial<SearchQuestion> = {}, tiers: readonly Tier[] = ['titles', 'contents']) =>
  answerFrom(
    { index, corpus, tiers, final: true },
    { query, context: '', offset: 0, limit: 8, hitsPerPage: 3, excerpts: false, ...more },
    now,
  );
const ask = (query: string, more: Partial<SearchQuestion> = {}) => answered(query, more).answer;

describe('an answer', () => {
  test.each([
    ['what is the Light Entity for?', 'Light Entity'],
    ['how do I use async_turn_on of `hass.light`', 'async_turn_on hass.light'],
    ['how', 'how'],
    ['ligth entity', 'light entity'],
  ])('names the words of %j that pages mark', (query, highlight) => {
    expect(ask(query).highlight).toBe(highlight);
  });

  test.each(['lock_card', 'newsLock', 'card.lock_news'])(
    'to a name that no page has, %s, has the pages with its parts once nothing else is to come',
    (name) => {
      const { pages, coverage } = ask(name);
      expect(pages.map(({ key }) => key)).toContain('/docs/lock');
      expect(coverage).not.toBe('all');
      const question = { query: name, context: '', offset: 0, limit: 8, hitsPerPage: 3, excerpts: false };
      const { answer } = answerFrom({ index, corpus, tiers: ['titles'], final: false }, question, now);
      expect(answer.pages).toEqual([]);
    },
  );

  test('has one entry for each page, with its hits', () => {
    const { pages, total } = ask('light');
    expect(total).toBe(4);
    expect(pages[0]).toMatchObject({ key: '/docs/light', context: 'docs', count: 2 });
    expect(pages[0]?.hits.map(({ key }) => key)).toEqual(['/docs/light#', '/docs/light#properties']);
  });

  test('returns as many hits of a page as were asked for, and counts all', () => {
    expect(ask('light', { hitsPerPage: 1 }).pages[0]).toMatchObject({ count: 2, hits: [{ key: '/docs/light#' }] });
  });

  test('returns all hits of pages that were opened', () => {
    const { pages } = ask('light', { hitsPerPage: 1, opened: '/docs/other\n/docs/light' });
    expect(pages.map(({ hits }) => hits.length)).toEqual([2, 1, 1, 1]);
  });

  test('counts the pages of every context, whichever was asked for', () => {
    const counts = { '': 4, docs: 3, blog: 1, 'docs.Core': 2, 'docs.Frontend': 1 };
    expect(ask('light').counts).toEqual(counts);
    expect(ask('light', { context: 'blog' })).toMatchObject({ counts, total: 1, pages: [{ context: 'blog' }] });
    expect(ask('light', { context: 'docs.Frontend' }).pages.map(({ key }) => key)).toEqual(['/docs/card']);
    expect(ask('light', { context: 'nowhere' })).toMatchObject({ counts, total: 0, pages: [] });
  });

  test('comes in pages that follow each other', () => {
    const all = ask('light').pages.map(({ key }) => key);
    expect(ask('light', { offset: 1, limit: 2 }).pages.map(({ key }) => key)).toEqual(all.slice(1, 3));
    expect(ask('light', { offset: 9 })).toMatchObject({ pages: [], total: 4 });
  });

  test('says what to mark in titles, headings and trails', () => {
    const [first] = ask('light propert').pages[0]?.hits ?? [];
    expect(first?.marks).toEqual({ t: [[0, 5]], s: [[0, 10]], b: [[]] });
  });

  test('suggests the spelling that was looked for', () => {
    expect(ask('ligth')).toMatchObject({ coverage: 'similar', suggestion: 'light', unknown: ['ligth'] });
    expect(ask('light')).not.toHaveProperty('suggestion');
  });

  test('tells of a word that is too long for the index as of any other that no page has', () => {
    expect(ask('a'.repeat(10_000)).unknown).toEqual(['a'.repeat(200)]);
  });

  test('does not tell of unknown words as long as the contents are not there', () => {
    expect(answered('ligth', {}, ['titles']).answer.unknown).toEqual([]);
  });

  test('has excerpts of the hits that it shows, and of no others', () => {
    const { hits, answer } = answered('light', { hitsPerPage: 1, offset: 1, limit: 2 });
    expect(hits.map(keyOf)).toEqual(answer.pages.flatMap((page) => page.hits.map(({ key }) => key)));
    expect(answered('light').hits.map(keyOf)).toContain('/docs/light#properties');
    expect(answered('light', { hitsPerPage: 1 }).hits.map(keyOf)).not.toContain('/docs/light#properties');
  });
});

describe('when more rows are found than are judged for a keystroke', () => {
  const pages = Array.from({ length: 40 }, (_, at) => at);
  const many = {
    index: sampleIndex(
      pages.map((at) => ({
        path: '',
        title: at === 30 ? 'Light' : 'Page',
        text: `A light.${at === 20 ? ' Light, light!' : ''}`,
        ...(at === 10 ? { keywords: 'light' } : {}),
      })),
    ),
    corpus: {
      documents: pages.map((number) => at(`/${number}`, number === 30 ? 'Light' : 'Page')),
      pageCount: 40,
      contexts: [{ firstRow: 0, files: { ...files, name: 'docs' as const, label: 'Docs', filters: [] } }],
      pageOf: (row: number) => row,
      contextOf: () => ({ firstRow: 0, files: { ...files, name: 'docs' as const, label: 'Docs', filters: [] } }),
    },
    tiers: ['titles', 'contents'] as const,
    final: true,
  };
  const asked = (offset: number, most: number) =>
    answerFrom(many, { query: 'light', context: '', offset, limit: 3, hitsPerPage: 1, excerpts: false }, now, most)
      .answer;

  test('the best are among those that are', () => {
    const keys = asked(0, 5).pages.map(({ key }) => key);
    expect(keys).toEqual(asked(0, Infinity).pages.map(({ key }) => key));
    expect(new Set(keys)).toEqual(new Set(['/30', '/20', '/10']));
  });

  test('so is what defines a name, though others have it in their headings', () => {
    const index = sampleIndex(
      pages.map((at) => ({ path: '', ...(at === 10 ? { reference: 'light_on' } : { heading: 'light_on' }) })),
    );
    const question = { query: 'light_on', context: '', offset: 0, limit: 3, hitsPerPage: 1, excerpts: false };
    expect(answerFrom({ ...many, index }, question, now, 5).answer.pages[0]?.key).toBe('/10');
  });

  test('all are counted', () => {
    expect(asked(0, 5)).toMatchObject({ total: 40, counts: { '': 40, docs: 40 } });
  });

  test('whoever reads on gets the others, too', () => {
    expect(asked(36, 5).pages.map(({ key }) => key)).toEqual(asked(36, Infinity).pages.map(({ key }) => key));
    expect(asked(39, 5).pages).toHaveLength(1);
    expect(asked(40, 5).pages).toEqual([]);
  });
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
