import type { Root, RootContent } from 'mdast';

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
