import { digestOf } from '../../model/digest';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { CompileState } from '../compile-state';
import type { ProblemList } from '../problem-list';
import { walkPage } from '../walk';
import type { Parent } from '../walk';

interface Katex {
  renderToString: (tex: string, options: { displayMode: boolean; strict: 'ignore' }) => string;
  readonly version: string;
}

/** Folder of the installed package: its styles and fonts are published with pages that have formulas. */
export const katexFolder = path.resolve('node_modules/katex/dist');

let loaded: Katex | undefined;

/** The renderer of formulas, loaded at the first one. */
function katex(): Katex {
  loaded ??= load();
  return loaded;
}

function load(): Katex {
  const module: unknown = createRequire(path.resolve('package.json'))(path.join(katexFolder, 'katex.js'));
  if (isKatex(module)) return module;
  throw new Error('The installed katex has no renderToString. Install the version that package.json names.');
}

const isKatex = (module: unknown): module is Katex =>
  typeof module === 'object' && module !== null && 'renderToString' in module && 'version' in module;

/** Folder of the styles and fonts of formulas on the site. */
export const mathFolder = '/math';

/** Address of the styles that all formulas share. */
export const sharedStyles = (): string => `${mathFolder}/katex-${katex().version}.css`;

/**
 * KaTeX sets sizes with style attributes, which the Content-Security-Policy forbids. Each declaration becomes a class that
 * spells it out, such as `m:height:1.2em`, so that the style sheet follows from the page.
 */
const stylesAsClasses = (html: string): string =>
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
  return { address: `${mathFolder}/${digestOf(css, 16)}.css`, css };
}

/** Links to what a page with these formulas needs. They may stand in the body of a page. */
const linksToStyles = (html: string): string =>
  [sharedStyles(), stylesOf(html).address].map((address) => `<link rel="stylesheet" href="${address}">`).join('');

/** The plugin that reads formulas, loaded when a tree has them: it brings all of KaTeX. */
export function remarkMath(): Plugin {
  const module: unknown = createRequire(path.resolve('package.json'))('remark-math');
  if (isPlugin(module)) return module.default;
  throw new Error('The installed remark-math has no default export. Install the version that package.json names.');
}

const isPlugin = (module: unknown): module is { readonly default: Plugin } =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';

/** Formulas → HTML and MathML. The first one of a page brings the styles of all. */
export function renderFormulas(tree: Root, page: CompileState): void {
  if (!page.context.config.markdown.math) return;
  const formulas: Extract<RootContent, { type: 'formula' }>[] = [];
  walkPage(tree, page, (node, index, parent: Parent<RootContent>, { problems }) => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return undefined;
    const html = render(node, problems);
    // An invalid formula is shown as its author wrote it.
    if (html === undefined) return index + 1;
    const formula = { type: 'formula' as const, html: stylesAsClasses(html), position: node.position };
    formulas.push(formula);
    parent.children[index] = formula;
    return index + 1;
  });
  const [first] = formulas;
  if (first) first.html = linksToStyles(formulas.map(({ html }) => html).join('')) + first.html;
}

function render(
  node: Extract<RootContent, { type: 'math' | 'inlineMath' }>,
  problems: ProblemList,
): string | undefined {
  try {
    return katex().renderToString(node.value, { displayMode: node.type === 'math', strict: 'ignore' });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error);
    problems.add(
      node,
      `The formula \`${toString(node)}\` cannot be rendered: ${reason.replace(/\.$/, '')}.`,
      'Correct the TeX between the dollar signs, or write `\\$` for a dollar sign.',
    );
    return undefined;
  }
}
