import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import type { Position } from 'unist';
import type { CompileState } from '../compile-state';
import type { ProblemList } from '../problem-list';
import type { Parent } from '../walk';
import { walkPage } from '../walk-page';
import { katex } from './katex';
import { linksToStyles, stylesAsClasses } from './math-styles';

declare module 'mdast' {
  interface RootContentMap {
    /** A rendered formula. */
    formula: { type: 'formula'; html: string; position?: Position | undefined };
  }
}

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
