import { describe, expect, test } from 'vitest';
import { sampleCorpus, sampleIndex } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';
import { boosts, fieldBoosts } from '../weights';
import { ask } from './query';
import type { RankedRow } from './query';

/** What a query finds, by address; `/a#b` is a section of the page `/a`. */
function asked(rows: readonly SampleRow[], query: string): (path: string) => RankedRow | undefined {
  const found = ask(sampleIndex(rows), query, sampleCorpus(rows)).rows;
  return (path) => found.find(({ row }) => rows[row]?.path === path);
}
const scoresOf = (rows: readonly SampleRow[], query: string): ((path: string) => number) => {
  const found = asked(rows, query);
  return (path) => found(path)?.score ?? NaN;
};

describe('the score', () => {
  const pages: readonly SampleRow[] = [
    { path: '/named', title: 'Webhook', text: 'Some words.' },
    { path: '/named#part', text: 'A webhook.' },
    { path: '/other', title: 'Other', text: 'A webhook among some words.' },
    { path: '/other#part', text: 'A webhook.' },
  ];

  test('of a section has a share of what the title of its page is worth, if that has a word of the query', () => {
    const score = scoresOf(pages, 'webhook');
    const ofTitle = score('/named') / (1 + boosts.titleCover);
    expect(score('/named#part')).toBeCloseTo(score('/other#part') + boosts.titleOfPage * ofTitle, 6);
  });

  test('falls with the square of the share of the words that are there', () => {
    const score = scoresOf(
      [
        { path: '/all', text: 'webhook token' },
        { path: '/half', text: 'webhook other' },
        { path: '/third', text: 'webhook other' },
      ],
      'webhook token',
    );
    expect(score('/all')).toBeGreaterThan(4 * score('/half'));
  });

  test('rises when the titles have all of several words', () => {
    const score = scoresOf(
      [
        { path: '/named', title: 'Webhook token', text: 'Some words.' },
        { path: '/named#part', text: 'A webhook token.' },
        { path: '/other', title: 'Other', text: 'Some words.' },
        { path: '/other#part', text: 'A webhook token.' },
      ],
      'webhook token',
    );
    const lifted = (1 + boosts.wordsInTitles) * score('/other#part');
    const ofTitle = score('/named') / (1 + boosts.titleCover);
    expect(score('/named#part')).toBeCloseTo(lifted + boosts.titleOfPage * ofTitle, 6);
  });

  test('rises where a name is defined, and nowhere else', () => {
    const score = scoresOf(
      [
        { path: '/mentions', mentions: 'webhook_id' },
        { path: '/code', code: 'webhook_id' },
      ],
      'webhook_id',
    );
    const ratio = (fieldBoosts.mentions / fieldBoosts.code) * boosts.definition;
    expect(score('/mentions') / score('/code')).toBeCloseTo(ratio, 2);
  });
});

describe('a row defines', () => {
  const rows: readonly SampleRow[] = [
    { path: '/defines', keywords: 'ConfigEntryNotReady', text: 'Some options.' },
    { path: '/options', reference: 'options', mentions: 'other_name' },
    { path: '/state', keywords: 'state' },
    { path: '/both', reference: 'both_names', mentions: 'both_names' },
  ];

  test.each([
    ['the name that was typed', 'ConfigEntryNotReady', '/defines', 2],
    ['a name that was meant by a misspelling', 'ConfigEntryNotRedy', '/defines', 2],
    ['a name beside a plain word', 'ConfigEntryNotReady options', '/defines', 2],
    ['no plain word beside a name', 'ConfigEntryNotReady options', '/options', 0],
    ['no plain word beside a name that was misspelled', 'ConfigEntryNotRedy options', '/options', 0],
    ['a plain word that stands alone', 'options', '/options', 3],
    ['a name that it also mentions, as strongly as it can', 'both_names', '/both', 3],
    ['a name that it only mentions, most weakly', 'other_name', '/options', 1],
  ])('%s', (_, query, path, strength) => {
    expect(asked(rows, query)(path)?.defines).toBe(strength);
  });
});

test('words of which a page has none and no similar one find nothing, and no page is partial', () => {
  const pages = [{ path: '/a', text: 'light' }];
  expect(ask(sampleIndex(pages), 'xylophone quartz', sampleCorpus(pages))).toMatchObject({
    rows: [],
    coverage: 'all',
    unknown: [{ whole: 'xylophone' }, { whole: 'quartz' }],
  });
});
