import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Excerpt, SearchHit } from '../../../search/types';
import { ChoiceContent, HitOption, OptionLink } from './PanelOption';
import type { Choice } from './use-suggestions';

const link = { id: 'option-1', href: '/docs/fan', onChoose: () => undefined, children: 'Fan' };
test.each([true, false])(
  'an option says whether it is selected (%s), and is a link that the Tab key passes over',
  (selected) => {
    const html = renderToStaticMarkup(createElement(OptionLink, { ...link, selected }));
    const attributes = `id="option-1" role="option" aria-selected="${selected}" href="/docs/fan" tabindex="-1"`;
    expect(html.replace(/ class="[^"]*"/, '')).toBe(`<a ${attributes}>Fan</a>`);
  },
);

const hit = (s: string): SearchHit => ({
  ...{ key: '/docs/fan#', kind: 'title', score: 1 },
  document: { t: 'Fan entity', u: '/docs/fan', s, h: s, b: ['Core'] },
  marks: { t: [[0, 3]], s: [[4, 9]], b: [] },
});
/** What a suggestion shows, with marks in brackets. */
const shown = (s: string, nested: boolean, excerpt?: Excerpt): string =>
  renderToStaticMarkup(createElement(HitOption, { row: { key: '', hit: hit(s), context: 'docs' }, nested, excerpt }))
    .replace(/<mark[^>]*>(.*?)<\/mark>/g, '[$1]')
    .replace(/<[^>]*>/g, '');
const excerpt = (text: string): Excerpt => ({ key: '', text, marks: text === '' ? [] : [[2, 5]] });

test.each([
  ['', false, undefined, '[Fan] entity Core'],
  ['The speed', false, undefined, 'The [speed] Core › [Fan] entity'],
  ['The speed', true, undefined, 'The [speed] '],
  ['', false, excerpt('A fan.'), '[Fan] entity CoreA [fan].'],
  ['', false, excerpt(''), '[Fan] entity CorePage'],
  ['The speed', true, excerpt(''), 'The [speed] Section'],
])('of the section %j, below its page (%s), with the text %j, a suggestion shows %j', (s, nested, text, words) => {
  expect(shown(s, nested, text)).toBe(words);
});

const row = { key: '/docs/fan#', hit: hit(''), context: 'docs' } as const;
test.each<[Choice, string]>([
  [{ kind: 'hit', key: row.key, href: '/docs/fan', row, nested: false }, 'Fan entity CoreA fan.'],
  [{ kind: 'all', key: 'all', href: '/search', label: 'See all results', count: 12 }, 'See all results (12)'],
  [{ kind: 'recent', key: 'fan', href: '/search?q=fan', query: 'fan' }, 'fan'],
  [{ kind: 'visited', key: 'a', href: '/a', label: 'A page' }, 'A page'],
  [{ kind: 'popular', key: 'b', href: '/b', label: 'B page' }, 'B page'],
])('the choice %j shows its words', (choice, words) => {
  const excerpts = new Map([[row.key, excerpt('A fan.')]]);
  const html = renderToStaticMarkup(createElement(ChoiceContent, { choice, excerpts }));
  expect(html.replace(/<[^>]*>/g, '')).toBe(words);
});
