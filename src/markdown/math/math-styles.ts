import { createHash } from 'node:crypto';
import { katex } from './katex';

/** Folder of the styles and fonts of formulas on the site. */
export const mathFolder = '/math';

/** Address of the styles that all formulas share. */
export const sharedStyles = (): string => `${mathFolder}/katex-${katex().version}.css`;

/**
 * KaTeX sets sizes with style attributes, which the Content-Security-Policy forbids. Each declaration becomes a class that
 * spells it out, such as `m:height:1.2em`, so that the style sheet follows from the page.
 */
export const stylesAsClasses = (html: string): string =>
  html.replace(/<[a-z][^>]*\sstyle="[^>]*>/g, (tag) => {
    const classes = declarationsIn(tag).map((declaration) => `m:${declaration.replaceAll(' ', '_')}`);
    const plain = tag.replace(/\sstyle="[^"]*"/, '');
    return plain.includes(' class="')
      ? plain.replace(' class="', ` class="${classes.join(' ')} `)
      : plain.replace(/^<[a-z]+/, (start) => `${start} class="${classes.join(' ')}"`);
  });

const declarationsIn = (tag: string): string[] =>
  (/\sstyle="([^"]*)"/.exec(tag)?.[1] ?? '')
    .split(';')
    .map((declaration) => declaration.replace(/\s*:\s*/, ':').trim())
    .filter((declaration) => declaration !== '');

/** The style sheet of the formulas in a text, with its address, which follows from what is in it. */
export function stylesOf(text: string): { readonly address: string; readonly css: string } {
  const declarations = [...text.matchAll(/(?<=["\s])m:([a-z-]+:[^\s"\\]+)/g)].map(
    ([, declaration = '']) => declaration,
  );
  const css = [...new Set(declarations)]
    .sort()
    .map((declaration) => `[class~="m:${declaration}"]{${declaration.replaceAll('_', ' ')}!important}`)
    .join('\n');
  return { address: `${mathFolder}/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`, css };
}

/** Links to what a page with these formulas needs. They may stand in the body of a page. */
export const linksToStyles = (html: string): string =>
  [sharedStyles(), stylesOf(html).address].map((address) => `<link rel="stylesheet" href="${address}">`).join('');
