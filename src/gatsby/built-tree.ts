import { environment } from '../config/environment';
import { readOrigin } from '../content/origin';
import type { Origin } from '../content/origin';
import type { OpenTree } from '../content/tree-kind';
import { treeAt } from '../trees/open-tree';

/** The content tree that is built. */
interface BuiltTree extends OpenTree {
  readonly contentDir: string;
  /** Where it comes from, if it is mounted. */
  readonly origin: Origin | undefined;
}

let known: BuiltTree | undefined;

/** The tree that is built, with its settings as they were when the build began. Everything in this folder gets them here. */
export function builtTree(): BuiltTree {
  const contentDir = environment.contentDir();
  if (known?.contentDir !== contentDir) known = { contentDir, origin: readOrigin(contentDir), ...treeAt(contentDir) };
  return known;
}
