import { describe, expect, test } from 'vitest';
import { sampleIndex } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';
import { wordsOf } from '../words';
import { asksForNews, groupsFor, groupsLike, queryWords, termsOfQuery, wordRuns } from './query-terms';
import type { Groups } from './query-terms';
import { spellings } from './term-index';

const termsIn = (row: Omit<SampleRow, 'path'>) => sampleIndex([{ path: '', ...row }]);
const terms = termsIn({
  title: 'Light',
  heading: 'Liquid state',
  text: 'The integration is lighting a lightbulb at night. Turning devices on, entries.',
  code: 'async_turn_on\nasync_setup_entry\nLightEntity\ncolor_mode\ncolor_modes',
});

/** The terms that stand for each part of a word. */
const read = (groups: Groups): string[][] => groups.map((group) => group.map(({ term }) => term).sort());
const [found, like] = [
  (typed: string, { last = false, among = terms } = {}) =>
    wordsOf(typed)
      .slice(0, 1)
      .flatMap((word) => read(groupsFor(among, word, last))),
  (typed: string, among = terms) =>
    wordsOf(typed)
      .slice(0, 1)
      .flatMap((word) => read(groupsLike(among, word, spellings([])))),
];
/** Words of which each begins with `start`. */
const many = (start: string): string => Array.from('abcdefghijklmnopqrst', (letter) => start + letter).join(' ');

describe('a plain word is looked for', () => {
  test('in all its forms', () => {
    expect(found('lights')).toEqual([['light']]);
    expect(found('turned')).toEqual([['turn']]);
  });

  test('as part of names when it is nowhere as a word', () => {
    expect(found('setup')).toEqual([['async_setup_entry']]);
    expect(found('async')).toEqual([['async_setup_entry', 'async_turn_on']]);
  });

  test('in no names when it is shorter than four letters', () => {
    expect(found('ync')).toEqual([[]]);
    expect(found('sync')).toEqual([['async_setup_entry', 'async_turn_on']]);
  });

  test('as the beginning of others while it may be unfinished', () => {
    expect(found('lig')).toEqual([[]]);
    expect(found('lig', { last: true })).toEqual([['light', 'lightbulb', 'lightentity']]);
  });

  test('of two letters as the beginning of words in titles, if any begin so', () => {
    expect(found('li', { last: true })).toEqual([['light', 'liquid']]);
    expect(found('ni', { last: true })).toEqual([['night']]);
  });

  test('by the share of a longer word that was typed, and by little of it when it is a word itself', () => {
    const boostsOf = (typed: string): [string, number][] =>
      wordsOf(typed).flatMap((word) =>
        groupsFor(terms, word, true).flatMap((group) =>
          group.map(({ term, boost }) => [term, boost] as [string, number]),
        ),
      );
    expect(boostsOf('liq')).toEqual([['liquid', 0.5]]);
    expect(boostsOf('light')[0]).toEqual(['light', 1]);
    expect(
      boostsOf('light')
        .slice(1)
        .every(([, boost]) => boost < 0.02),
    ).toBe(true);
  });

  test('as it stands alone when it ends a name with the words before it', () => {
    const among = termsIn({ text: 'templates of colors', code: 'color_temp' });
    const ofLast = (query: string): string[] =>
      (termsOfQuery(among, query).wanted.at(-1) ?? []).flat().map(({ term }) => term);
    expect(ofLast('color temp')).toEqual(['color_temp']);
    expect(ofLast('color tem')).toEqual(['templat', 'color_temp']);
  });

  test('by the stem that it has outgrown, which is all there is of it', () => {
    expect(found('integratio', { last: true })).toEqual([['integr']]);
    expect(found('integratio')).toEqual([[]]);
  });

  test('by sixteen others at most, those of titles first', () => {
    const among = termsIn({ title: 'wordz', text: many('word') });
    const [group = []] = found('word', { last: true, among });
    expect(group).toHaveLength(16);
    expect(group).toContain('wordz');
    const [names = []] = found('word', { among: termsIn({ code: many('a_word_') }) });
    expect(names).toHaveLength(16);
  });
});

describe('a name is looked for', () => {
  test('as a whole, and by each of its parts', () => {
    expect(found('LightEntity')).toEqual([['light', 'lightentity'], ['lightentity']]);
  });

  test('as it stands when it is the last of a dotted path', () => {
    const among = termsIn({ text: 'cover.CoverDevice' });
    const [, last] = wordsOf('cover.CoverDevice');
    expect(last && read(groupsFor(among, last, false))).toEqual([['coverdevice']]);
  });

  test('without the parts that are everywhere, unless it has no others', () => {
    expect(found('light_of_the')).toHaveLength(1);
    expect(found('is_on')).toHaveLength(2);
  });

  test('as what the shorthand attribute stands for', () => {
    expect(found('_attr_color_mode')[1]).toEqual(['color_mode', 'color_modes']);
  });

  test('as part of longer names, and as their beginning while it may be unfinished', () => {
    expect(found('color_mode')).toEqual([
      ['color_mode', 'color_modes'],
      ['color_mode', 'color_modes'],
    ]);
    expect(found('setup_ent', { last: true }).at(-1)).toEqual(['async_setup_entry', 'entri']);
    expect(found('setup_ent').at(-1)).toEqual(['async_setup_entry']);
  });

  test('only the last part of it may be unfinished', () => {
    expect(found('nig_light', { last: true })[0]).toEqual([]);
    expect(found('light_nig', { last: true })[1]).toEqual(['night']);
    expect(found('light_of_nig', { last: true })[1]).toEqual(['night']);
  });
});

describe('a word that is nowhere is taken for', () => {
  test('those that are spelled most like it', () => {
    expect(like('ligth')).toEqual([['light']]);
    expect(like('devise')).toEqual([['devic']]);
  });

  test('one that is two letters away only when it has six letters or more, and none is nearer', () => {
    const among = termsIn({ text: 'kitchen kitsheng brook' });
    expect(like('kitchin', among)).toEqual([['kitchen']]);
    expect(like('kotchin', among)).toEqual([['kitchen']]);
    expect(like('breek', among)).toEqual([]);
    expect(like('brouk', among)).toEqual([['brook']]);
  });

  test('one as it is written, although the index has a much shorter stem of it', () => {
    const among = termsIn({ title: 'Coordinator' });
    const [word] = wordsOf('coordnator');
    if (!word) throw new Error('There is a word.');
    expect(read(groupsLike(among, word, spellings([])))).toEqual([]);
    expect(read(groupsLike(among, word, spellings(['coordinator', 'subordinate'])))).toEqual([['coordin']]);
  });

  test('none when it has fewer than five letters', () => {
    expect(like('ligt')).toEqual([]);
    expect(like('ui_x', termsIn({ text: 'ui' }))).toEqual([]);
    expect(like('ui_xy', termsIn({ text: 'ui' }))).toEqual([['ui']]);
  });

  test('names, or else for names with parts like its own', () => {
    expect(like('async_setup_entri')).toEqual([['async_setup_entry']]);
    expect(like('light_entries')).toEqual([['light'], ['entri']]);
    expect(like('light_entires')).toEqual([['light'], ['entri']]);
    expect(like('zzz_yyy')).toEqual([]);
  });

  test('sixteen others at most', () => {
    expect(like('wordx', termsIn({ text: many('word').replace('wordx', '') }))[0]).toHaveLength(16);
  });
});

describe('the words of a query', () => {
  const wholes = (query: string): string[] => queryWords(query).map(({ whole }) => whole);

  test('words that are everywhere are looked for when nothing else was typed', () => {
    expect(wholes('how is it')).toEqual(['how', 'is', 'it']);
  });

  test('of a text pasted into the box only the beginning is looked for: 200 characters, and 12 words of them', () => {
    const words = Array.from({ length: 13 }, (_, at) => `word${at}`);
    expect(wholes(words.join(' '))).toEqual(words.slice(0, 12));
    expect(wholes(`${' '.repeat(195)}light entity`)).toEqual(['light']);
  });

  test('words that only say how something is put are passed over', () => {
    expect(wholes('write a menu step using flows')).toEqual(['menu', 'step', 'flows']);
  });

  test('unless nothing else was typed, or they are parts of a name', () => {
    expect(wholes('using')).toEqual(['using']);
    expect(wholes('make_use using')).toEqual(['make_use']);
  });

  test('words for changes ask for news, unless one stands alone', () => {
    expect(asksForNews(queryWords('light constants deprecated'))).toBe(true);
    expect(asksForNews(queryWords('light constants'))).toBe(false);
    expect(asksForNews(queryWords('deprecation'))).toBe(false);
  });

  test('plain words that stand side by side may be a name, stop words included, the longest run first', () => {
    const runs = (query: string): string[] => wordRuns(query).map((run) => run.join(''));
    expect(runs('entry not ready')).toEqual(['entrynotready', 'entrynot', 'notready']);
    expect(runs('is_on color temp')).toEqual(['colortemp']);
    expect(runs('on off')).toEqual([]);
  });
});

test('words side by side mean each name that has some of them, also beside those of a longer one', () => {
  const among = termsIn({ code: 'color_temp_kelvin\nkelvin_range\nrange_limit' });
  expect(termsOfQuery(among, 'color temp kelvin range').names).toEqual(
    expect.arrayContaining(['color_temp_kelvin', 'kelvin_range']),
  );
});
