import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { ProblemList } from './problem-list';
import { staticValueOfProgram } from './static-value';
import { walk } from './walk';

declare module 'mdast' {
  interface RootContentMap {
    /** Where `<!--truncate-->` stood. */
    truncate: { type: 'truncate' };
  }
}

/**
 * Resolves `{…}` in the body: comments vanish, literal values become text, the truncate mark becomes a node of its own.
 * Returns whether the page really computes something, so that it has to run as MDX.
 */
export function resolveExpressions(
  tree: Root,
  declared: ReadonlySet<string> | undefined,
  problems: ProblemList,
): boolean {
  let computes = declared !== undefined;
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    const replacement = replace(node);
    if (replacement) {
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    }
    const name = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$.]*)?\s*$/.exec(node.value)?.[1];
    if (name !== undefined && declared?.has(name) !== true && !givenNames.has(name)) {
      const remedy = `If you mean the text, write \`\\{${node.value}}\` or put it in backticks.`;
      problems.add(
        node,
        `\`{${node.value}}\` is an expression, and \`${name}\` is defined nowhere on this page.`,
        remedy,
      );
    } else {
      computes = true;
    }
    return undefined;
  });
  return computes;
}

type Replacement = { type: 'truncate' } | { type: 'text'; value: string };

function replace(node: MdxFlowExpression | MdxTextExpression): Replacement[] | undefined {
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value)?.[1];
  if (comment !== undefined) return comment.trim() === 'truncate' ? [{ type: 'truncate' }] : [];
  const known = staticValueOfProgram(node.data?.estree);
  if (!known) return undefined;
  const { value } = known;
  return [{ type: 'text', value: typeof value === 'object' ? JSON.stringify(value) : String(value) }];
}

/** Names that every page which runs may use. */
const givenNames: ReadonlySet<string> = new Set(['props', 'frontMatter']);

/** Names that the page's own imports and exports declare, or `undefined` when it has none. */
export function declaredNames(tree: Root): Set<string> | undefined {
  const programs: Program[] = [];
  // Imports and exports stand at the top level only.
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm' && node.data?.estree) programs.push(node.data.estree);
  }
  if (programs.length === 0) return undefined;
  const names = programs.flatMap(({ body }) =>
    body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
      const { declaration } = statement;
      if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    }),
  );
  return new Set([...givenNames, ...names]);
}
