import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { admonitionTitles } from '../markdown/components/admonitions';
import { themeColors } from '../browser/theme/theme-head';

const css = readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
const pair = /--([\w-]+):\s*light-dark\(\s*(oklch\([^()]*\))\s*,\s*(oklch\([^()]*\))\s*\)/g;
const colors = new Map([...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));

function color(name: string, theme: 'light' | 'dark'): string {
  const found = colors.get(name);
  if (!found) throw new Error(`There is no color --${name}.`);
  return found[theme];
}

interface Pair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
}
const on = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

const surfaces = ['background', 'surface', 'surface-raised'];
const tones = [...css.matchAll(/--tone: var\(--([\w-]+)\);/g)].map(([, name = '']) => name);
const codeColors = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'attribute'].map(
  (name) => `code-${name}`,
);

const pairs: readonly Pair[] = [
  ...on(['text'], surfaces, 7),
  ...on(['text-secondary'], surfaces, 4.5),
  ...on(['accent'], ['background', 'surface', 'accent-surface'], 4.5),
  ...on(['on-accent'], ['accent-solid'], 4.5),
  ...on(['edge'], ['background'], 3),
  ...on(['focus'], surfaces, 3),
  ...on(codeColors, ['code-background', 'code-marked'], 4.5),
  ...on(codeColors, ['code-added', 'code-removed'], 4.5),
  ...tones.flatMap((tone) => on([tone], [`${tone}-surface`], 4.5)),
  ...tones.flatMap((tone) => on(['text'], [`${tone}-surface`], 7)),
  ...on(['on-mark'], ['mark'], 4.5),
];

test.each(Object.keys(admonitionTitles))('the admonition %s has a tone with its surface', (type) => {
  const rule = css.slice(css.indexOf(type === 'note' ? '.admonition {' : `.admonition-${type}`)).split('}')[0] ?? '';
  const tone = /^\.admonition[^{}]*\{\s*--tone: var\(--(\w+)\);\s*--tone-surface: var\(--\1-surface\);\s*$/.exec(
    rule,
  )?.[1];
  expect(tones).toContain(tone);
});

test('every color of code is checked', () => {
  const inFile = [...colors.keys()].filter((name) => name.startsWith('code-'));
  const grounds = ['code-background', 'code-marked', 'code-added', 'code-removed'];
  expect(inFile.filter((name) => !grounds.includes(name)).sort()).toEqual([...codeColors].sort());
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(pairs)('--$front on --$back has a contrast of at least $least', ({ front, back, least }) => {
    const contrast = wcagContrast(color(front, theme), color(back, theme));
    expect(contrast).toBeGreaterThanOrEqual(least);
  });
});

test.each(['light', 'dark'] as const)('the browser’s own bars have the page’s background: %s', (theme) => {
  expect(themeColors[theme]).toBe(formatHex(color('background', theme)));
});
