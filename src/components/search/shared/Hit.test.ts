import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { HitKind, SearchHit } from '../../../search/types';
import { hitHref, HitIcon, hitNature, hitTitle, HitTrail, stretches } from './Hit';

const written = (text: string, ...marks: [number, number][]): string =>
  stretches(text, marks)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('|');

test.each([
  ['light entity', [], 'light entity'],
  ['light entity', [[0, 5]], '[light]| entity'],
  ['light entity', [[6, 12]], 'light |[entity]'],
  [
    'a light entity',
    [
      [0, 1],
      [2, 7],
    ],
    '[a]| |[light]| entity',
  ],
  // A mark within another one, as of a part of a name.
  [
    'light_entity',
    [
      [0, 12],
      [0, 5],
    ],
    '[light_entity]',
  ],
  ['', [], ''],
] as [string, [number, number][], string][])('%j marked at %j', (text, marks, expected) => {
  expect(written(text, ...marks)).toBe(expected);
});

const hit = (document: Partial<SearchHit['document']>): SearchHit => ({
  key: '',
  document: { t: 'Light', u: '/docs/light', s: '', h: '', b: [], ...document },
  kind: 'title',
  score: 1,
  marks: { t: [], s: [], b: [] },
});

describe('a hit', () => {
  const section = hit({ s: 'Properties', h: 'properties', b: ['Core', 'Entities'] });

  test('of a page leads to the page and shows its title', () => {
    expect([hitHref(hit({})), hitTitle(hit({}))]).toEqual(['/docs/light', 'Light']);
  });

  test('of a section leads to its anchor and shows its heading', () => {
    expect([hitHref(section), hitTitle(section)]).toEqual(['/docs/light#properties', 'Properties']);
  });
});

const html = <Props extends object>(component: (props: Props) => React.ReactElement, props: Props): string =>
  renderToStaticMarkup(createElement(component, props));

test.each([
  [{ b: ['Core', 'Entities'] }, false, 'Core › Entities'],
  [{ b: ['Core'] }, true, 'Core'],
  [{ b: ['Core'], s: 'Properties' }, true, 'Core › Light'],
  [{ b: ['Core'], s: 'Properties' }, false, 'Core'],
  [{}, false, 'Docs'],
  [{ s: 'Properties' }, true, 'Docs › Light'],
])('the trail of %j, with its page: %s, is %s', (document, withPage, trail) => {
  const shown = html(HitTrail, { hit: hit(document), context: 'docs', withPage });
  expect(shown.replace(/<[^>]*>/g, '')).toBe(trail);
});

test('icons tell posts from other pages, and what was found in these', () => {
  const icon = (kind: HitKind, context: 'docs' | 'blog'): string => html(HitIcon, { kind, context });
  const kinds = ['title', 'heading', 'keywords', 'content'] as const;
  expect(new Set(kinds.map((kind) => icon(kind, 'docs'))).size).toBe(4);
  expect(new Set(kinds.map((kind) => icon(kind, 'blog'))).size).toBe(1);
  expect(kinds.map((kind) => icon(kind, 'docs'))).not.toContain(icon('title', 'blog'));
});

test.each([
  [{}, 'title', 'docs', 'Page'],
  [{}, 'content', 'blog', 'Post'],
  [{ s: 'Properties' }, 'content', 'docs', 'Section'],
  [{ s: 'Properties' }, 'keywords', 'docs', 'Section that defines the name'],
] as const)('a hit without text is told by what it is: %j, %s, %s', (document, kind, context, text) => {
  expect(hitNature({ ...hit(document), kind }, context)).toBe(text);
});
