import { environment } from '../config/environment';
import type { OpenTree } from '../content/tree-kind';
import { treeAt } from '../trees/open-tree';

/** The content tree that is built. */
interface BuiltTree extends OpenTree {
  readonly contentDir: string;
}

let known: BuiltTree | undefined;

/** The tree that is built, with its settings as they were when the build began. Everything in this folder gets them here. */
export function builtTree(): BuiltTree {
  const contentDir = environment.contentDir();
  if (known?.contentDir !== contentDir) known = { contentDir, ...treeAt(contentDir) };
  return known;
}
