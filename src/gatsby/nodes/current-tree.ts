import type { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';

let tree: TreeContext | undefined;

/** The content tree as the check before sourcing found it; node creation keeps it current. */
export function currentTree(): TreeContext {
  if (!tree) throw new Error('The content was requested before it was read.');
  return tree;
}

/** Called by the check, before anything else asks. */
export function setTree(found: TreeContext): void {
  tree = found;
}

/** Takes in the text of a file of reference data; `name` is its path below `data/` without extension. */
export function noteReference(name: string, text: string): void {
  const { data } = currentTree();
  if (data.texts.get(name) === text) return;
  currentTree().data = loadReference(new Map(data.texts).set(name, text));
}
