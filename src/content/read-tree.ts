import type { Dialect } from '../markdown/page-context';
import { loadReference } from '../model/reference/reference';
import { readContent } from './files/read-content';
import { TreeContext } from './tree-context';

/** A content tree, and the text of its pages by file. What is wrong with its data is for the check to say. */
export function readTree(
  contentDir: string,
  dialect?: Dialect,
): {
  readonly pages: ReadonlyMap<string, string>;
  readonly tree: TreeContext;
} {
  const { pages, data } = readContent(contentDir);
  return { pages, tree: TreeContext.of(contentDir, pages, loadReference(data), dialect) };
}
