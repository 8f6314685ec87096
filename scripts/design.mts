import './help.mts';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeFileAt } from '../src/content/files/write-file';
import { compileMarkdown } from '../src/markdown/compile';
import { escapeAttribute } from '../src/model/escape';
import type { Segment } from '../src/model/types';

/**
 * `npm run design`: writes `.tmp/design.html`, which shows all design tokens of `src/styles/tokens.css`, and everything that Markdown can have in its
 * states (the samples of `test/fixtures/markdown`), light beside dark. Open it in a browser.
 */
const styles = 'src/styles';
const sheets = ['tokens', 'base', 'prose', 'tables', 'reference', 'code', 'forced-colors'];
const css = sheets.map((name) => readFileSync(path.join(styles, `${name}.css`), 'utf8')).join('\n');

const [, root = ''] = /:root \{([^}]*)\}/.exec(readFileSync(path.join(styles, 'tokens.css'), 'utf8')) ?? [];
const tokens = [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value: value.replace(/\s+/g, ' ').trim(),
}));

/** What a token looks like: a color, a size of text, a typeface, or a length. */
function sampleOf(name: string): string {
  const value = `var(${name})`;
  if (name.startsWith('--size-')) return `<span style="font-size: ${value}">Lights out</span>`;
  if (name.startsWith('--font-')) return `<span style="font-family: ${value}">Lights 0O 1lI</span>`;
  if (/radius/.test(name))
    return `<span class="swatch" style="border-radius: ${value}; background: var(--surface-strong)"></span>`;
  return `<span class="swatch" style="background: ${value}; max-width: 100%; min-width: min(${value}, 100%)"></span>`;
}

const htmlOf = (segments: readonly Segment[]): string =>
  segments
    .map((segment) => {
      if (segment.kind === 'html') return segment.html;
      if (segment.kind === 'doc-cards') return '';
      const inner = htmlOf(segment.children);
      if (segment.kind === 'element') return `<${segment.tag}>${inner}</${segment.tag}>`;
      // React components need the site around them; what is in them does not.
      return segment.kind === 'component' ? `<p><code>${segment.name}</code></p>${inner}` : inner;
    })
    .join('');

const samples = 'test/fixtures/markdown';
const parts = readdirSync(samples)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { compiled } = compileMarkdown(`docs/${name}`, readFileSync(path.join(samples, name), 'utf8'));
    return `<h2><code>${escapeAttribute(name)}</code></h2>${htmlOf(compiled.body)}`;
  })
  .join('\n');
const rows = tokens
  .map(
    ({ name, value }) =>
      `<tr><td><code>${name}</code></td><td>${sampleOf(name)}</td><td>${escapeAttribute(value)}</td></tr>`,
  )
  .join('\n');
const theme = (scheme: string): string =>
  `<main class="prose" style="color-scheme: ${scheme}"><h1>Design tokens, ${scheme}</h1><table>${rows}</table><h1>Markdown, ${scheme}</h1>${parts}</main>`;

const target = '.tmp/design.html';
writeFileAt(
  target,
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Design tokens and components</title><style>${css}
body { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
main { padding: 2rem; background: var(--background); color: var(--text); }
.swatch { display: inline-block; width: 4rem; height: 2rem; border: 1px solid var(--line); }</style>${theme('light')}${theme('dark')}</html>\n`,
);
console.log(`Written: ${target} (${tokens.length} tokens). Open it in a browser.`);
