import type { Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { ProblemList } from '../problem-list';
import { walk } from '../walk';
import { freeNames, soleGlobal } from '../mdx/names';
import { isContentComponent } from '../components/components';
import type { Scope } from '../compile-state';
import type { Policy } from '../../model/problems/problems';
import { missingKey, staticValueOfProgram } from './static-value';
import { isExpression } from '../nodes';
import { nearest, suggest } from '../../model/nearest';

/** Name of the table of contents, which every page that runs knows. */
export const pageToc = 'toc';

/** Whether any name is defined: by the page, or by an import that failed and was reported. */
export const isDeclared = (name: string, scope: Scope): boolean =>
  name === pageToc ||
  [scope.modules, scope.values, scope.components, scope.partials, scope.broken].some((names) => names.has(name));

/**
 * Resolves `{…}` in the body: comments vanish, known values become text, and the truncate mark becomes a separate node.
 * Returns whether the page really computes something, so that it needs MDX.
 *
 * @param policy What runs in a tree of ours has no components: the compiler makes them. Docusaurus has modules for them.
 */
export function resolveExpressions(tree: Root, scope: Scope, problems: ProblemList, policy: Policy): boolean {
  let needsMdx = scope.modules.size > 0 || scope.runs;
  let isTruncated = false;
  walk(tree, (node, index, parent) => {
    if (!isExpression(node)) return undefined;
    const replacement = replacementOf(node, scope);
    if (replacement) {
      if (policy === 'strict') checkTruncate(node, problems);
      const isMark = replacement.some(({ type }) => type === 'truncate');
      if (isMark && isTruncated) problems.warn(node, 'The excerpt has ended above.', 'Remove one of the two marks.');
      isTruncated ||= isMark;
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    }
    const missing = policy === 'strict' ? missingKey(node.data?.estree, scope.values) : undefined;
    if (missing) {
      const { key, known } = missing;
      problems.add(node, `\`{${node.value}}\` shows nothing because there is no \`${key}\`.`, suggest(key, known));
    }
    const fault = whyNotRun(node, scope, policy);
    if (fault) {
      const asText = `To show the text itself, write \`\\{${node.value.replaceAll('{', '\\{')}}\` or put it in backticks.`;
      problems.add(node, fault.what, [...fault.remedy, asText].join(' '));
      // If the build goes on despite this problem, the page shows the source of the expression.
      parent.children.splice(index, 1, { type: 'text', value: `{${node.value}}` });
      return index + 1;
    }
    needsMdx = true;
    return undefined;
  });
  return needsMdx;
}

/** Marks of other generators, and those with a slip. */
function checkTruncate(node: MdxFlowExpression | MdxTextExpression, problems: ProblemList): void {
  const [, mark = ''] = /^\s*\/\*\s*([a-z-]+)\s*\*\/\s*$/i.exec(node.value) ?? [];
  if (
    mark === 'truncate' ||
    (nearest(mark, ['truncate']) === undefined && !/^(?:more|readmore|read-more|excerpt)$/i.test(mark))
  )
    return;
  problems.warn(node, `The comment \`${mark}\` does not end the excerpt of a post.`, 'Write `<!--truncate-->`.');
}

/** Why an expression cannot run, and what to write in place of it besides its text. */
function whyNotRun(
  { value, data }: MdxFlowExpression | MdxTextExpression,
  scope: Scope,
  policy: Policy,
): { readonly what: string; readonly remedy: readonly string[] } | undefined {
  const names = freeNames(data?.estree);
  const isComponent = (name: string): boolean =>
    scope.components.has(name) || (isContentComponent(name) && !isDeclared(name, scope));
  const component = policy === 'strict' ? names.find(isComponent) : undefined;
  if (component !== undefined) {
    const what = `The expression \`{${value}}\` uses the component \`<${component}>\`, which pages have only outside of expressions.`;
    return { what, remedy: [`Write \`<${component}>\` without braces around it.`] };
  }
  const fault = (name: string, is: string) => ({
    what: `\`{${value}}\` is an expression, but \`${name}\` is ${is}.`,
    remedy: [],
  });
  const sole = soleGlobal(data?.estree);
  if (sole !== undefined && !isDeclared(sole, scope)) return fault(sole, 'a name of JavaScript that shows nothing');
  const unknown = names.find((name) => !isDeclared(name, scope));
  return unknown === undefined ? undefined : fault(unknown, 'not defined on this page');
}

type Replacement = { type: 'truncate' } | { type: 'text'; value: string };

/** What an expression stands for: nothing, a text, or the truncate mark; `undefined` when only running the page can tell. */
export function replacementOf(
  node: MdxFlowExpression | MdxTextExpression,
  scope: Scope,
): readonly Replacement[] | undefined {
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value)?.[1];
  if (comment !== undefined) return /^\s*truncate\s*$/.test(comment) ? [{ type: 'truncate' }] : [];
  const known = staticValueOfProgram(node.data?.estree, scope.values);
  if (!known) return undefined;
  const { value } = known;
  if (value === null || typeof value === 'boolean') return [];
  return [{ type: 'text', value: typeof value === 'object' ? JSON.stringify(value) : String(value) }];
}

/** The truncate mark divides a page between blocks, so one inside a paragraph or list counts as standing after it. */
export function hoistTruncate(tree: Root): void {
  tree.children = tree.children.flatMap((block): RootContent[] =>
    block.type !== 'truncate' && takeTruncate(block) ? [block, { type: 'truncate' }] : [block],
  );
}

function takeTruncate(node: RootContent): boolean {
  if (!('children' in node)) return false;
  const children = node.children as RootContent[];
  const kept = children.filter(({ type }) => type !== 'truncate');
  const found = kept.length < children.length;
  children.splice(0, children.length, ...kept);
  return kept.map(takeTruncate).some(Boolean) || found;
}
