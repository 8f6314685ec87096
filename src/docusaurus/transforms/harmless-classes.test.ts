import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import { expect, test } from 'vitest';
import { walkHtml } from '../../markdown/walk';
import { pageOf } from './rehype-in-tests';

const fixtures = path.resolve('test/fixtures/markdown');

/** A plugin that changes next to nothing, but in all places. */
const addClasses = (html: HtmlRoot): void =>
  walkHtml(html, (node) => {
    if (node.type !== 'element' || !/^(?:a|td|li|p)$/.test(node.tagName)) return undefined;
    const { className } = node.properties;
    node.properties.className = [...(Array.isArray(className) ? className : []), 'harmless'];
    return undefined;
  });

/** A page without what the plugin has added to it. */
const without = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part === 'string')
      return part.replaceAll(
        / class=\\*"harmless\\*"|(?<={)"className":"harmless",?|,"className":"harmless"| harmless\b|\bharmless /g,
        '',
      );
    if (typeof part === 'object' && part !== null && 'className' in part && part.className === 'harmless')
      delete part.className;
    return part;
  });

async function sameWithClasses(text: string): Promise<void> {
  const before = await pageOf(text, () => undefined);
  const after = await pageOf(text, addClasses);
  expect(without(after)).toEqual(before);
}

test.each(readdirSync(fixtures).filter((name) => name.endsWith('.md')))(
  'a class on all links, cells, items and paragraphs changes nothing else in %s',
  (name) => sameWithClasses(readFileSync(path.join(fixtures, name), 'utf8').replace(/^---\n.*?\n---\n/s, '')),
);

/** Texts of blocks inside of blocks, the same at each run. */
function randomText(seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pick = <T>(choices: readonly T[]): T | undefined => choices[next(choices.length)];
  const lines =
    '**a** *b*|[c](https://a.dev)|`d`|![e](https://a.dev/e.png)|x[^1]|<kbd>f</kbd>|[g]|~~h~~ {1 + 1}|i\\\nj|{/* k */}';
  const line = (): string =>
    Array.from({ length: 1 + next(4) }, () => pick(lines.split('|'))).join(pick([' ', '\n', '']));
  const indented = (text: string, first: string, others: string): string =>
    `${first}${text.replaceAll(/\n(?=.)/g, `\n${others}`)}`;
  const block = (depth: number): string => {
    const kind = next(depth > 2 ? 5 : 11);
    const cell = (): string => line().replaceAll(/\\?\n/g, ' ');
    if (kind === 0) return `## ${cell()} ${next(1000)}-${next(1000)}`;
    if (kind === 1) return `| a | b |\n| - | -: |\n| ${cell()} | ${cell()} |\n| ${cell()} |`;
    if (kind === 2) return '```js title="a"\nlet a;\n  a = 1;\n```';
    if (kind < 5) return line();
    const inner = Array.from({ length: 1 + next(2) }, () => block(depth + 1)).join('\n\n');
    if (kind === 5) return `${indented(inner, '- ', '  ')}\n- ${line().replaceAll('\n', '\n  ')}`;
    if (kind === 6) return `${indented(inner, '1. ', '   ')}\n\n1. ${line().replaceAll('\n', '\n   ')}`;
    if (kind === 7) return indented(inner, '- [x] ', '  ');
    if (kind === 8) return `> ${inner.replaceAll('\n', '\n> ')}`;
    if (kind === 9) return `${':'.repeat(6 - depth)}note[T *t*]\n\n${inner}\n\n${':'.repeat(6 - depth)}`;
    return `<details>\n\n${inner}\n\n</details>`;
  };
  return `${Array.from({ length: 3 }, () => block(0)).join('\n\n')}\n\n[^1]: Below **it**.\n\n[g]: https://g.dev\n`;
}

test('the same holds for many texts', async () => {
  for (let seed = 1; seed <= 60; seed++) await sameWithClasses(randomText(seed * 7919));
});
