import type { Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import type { Compiling } from '../compiling';
import { checkProps, readProps } from '../props';
import { walk } from '../walk';
import { UnknownName } from './expansion';
import { expansions, isExpansion } from './expansions';

/**
 * Replaces components that stand for reference data by Markdown made from it, before headings, sections and links are
 * collected: so the table of contents, the anchors, search and the link check see no difference to written text.
 */
export function expandReference(tree: Root, page: Compiling): void {
  const { reference } = page.context;
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const name = node.name ?? '';
    const expansion = isExpansion(name) ? expansions[name] : undefined;
    if (!expansion) return undefined;
    const add = (what: string, remedy: string): void => page.problems.add(node, what, remedy);
    if (page.computes) add(`\`<${name}>\` stands on a page with imports or expressions.`, 'Take those off the page.');
    if (node.children.length > 0) add(`\`<${name}>\` holds text.`, `Write \`<${name} … />\`.`);
    const props = readProps(node, page);
    const valid = checkProps(name, expansion.props, props, node, page);
    const readable = !expansion.files(props).some((file) => reference.broken.has(file));
    const made = valid && readable ? attempt(() => expansion.expand(props, reference), name, add) : [];
    parent.children.splice(index, 1, ...made.map((child) => placed(child, node.position)));
    return index + made.length;
  });
}

function attempt(
  make: () => readonly RootContent[],
  name: string,
  add: (what: string, remedy: string) => void,
): readonly RootContent[] {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    add(`\`<${name}>\`: ${error.message}`, error.remedy);
    return [];
  }
}

/** What a component became stands where the component stands. */
function placed(node: RootContent, position: Position | undefined): RootContent {
  if (position && node.type !== 'truncate' && node.type !== 'diagram') node.position = position;
  if ('children' in node) for (const child of node.children) placed(child, position);
  return node;
}
