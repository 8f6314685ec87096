import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DocSet } from '../../model/pages/doc-sets';
import type { DocsOptions } from '../config-schema';
import type { Notes } from '../notes';
import { docVersions, instanceOf } from './doc-versions';

/** A version of some docs, and what the tree says of its sidebars. */
export interface DocsFiles {
  readonly set: DocSet;
  /** Value of its sidebars file; `undefined` for docs without, whose one sidebar is generated. */
  readonly sidebars: unknown;
  /** Texts of `_category_` files by their path below the docs. */
  readonly folders: ReadonlyMap<string, string>;
}

/** All docs of a tree. */
export interface FoundDocs {
  readonly docs: readonly DocsFiles[];
  /** Folders that the mounted tree has under another name than the tree itself → where they are. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Names that the mounted tree has for its own folders. */
const taken = new Set(['docs', 'blog', 'data', 'static']);

/**
 * Reads the versions of all instances of the docs plugin, the main one first. `readSidebars` runs the sidebars file of an instance's
 * current version.
 */
export async function readDocSets(
  root: string,
  instances: readonly DocsOptions[],
  readSidebars: (docs: DocsOptions, isMain: boolean) => Promise<unknown>,
  notes: Notes,
): Promise<FoundDocs> {
  const docs: DocsFiles[] = [];
  const renamed = new Map<string, string>();
  for (const [at, instance] of instances.entries()) {
    const folder = at === 0 ? 'docs' : mountedFolder(root, instance);
    const dir = path.resolve(root, instance.path);
    if (path.join(root, folder) !== dir || taken.has(folder)) renamed.set(folder, dir);
    for (const { set, sidebars } of docVersions(instance, versionNames(root, instance), folder)) {
      const ownDir = set.version === 'current' ? dir : path.join(root, set.folder);
      if (!existsSync(ownDir)) {
        if (set.version !== 'current') notes.add(set.folder, 'is a version that does not exist');
        // Without a folder the current docs may still have been released.
        if (set.version !== 'current' || at > 0) continue;
      }
      const value = sidebars === undefined ? await readSidebars(instance, at === 0) : jsonOf(path.join(root, sidebars));
      docs.push({ set, sidebars: value, folders: categoryFiles(ownDir) });
    }
  }
  return { docs, renamed };
}

/** What the mounted tree calls the folder of a further instance. */
function mountedFolder(root: string, instance: DocsOptions): string {
  const inside = path.relative(root, path.resolve(root, instance.path)).split(path.sep);
  const isPlain = inside[0] !== '..' && inside[0] !== '' && !taken.has(inside[0] ?? '');
  return isPlain ? inside.join('/') : `docs-${instanceOf(instance)}`;
}

function versionNames(root: string, instance: DocsOptions): string[] {
  const id = instanceOf(instance);
  const names = jsonOf(path.join(root, id === 'default' ? 'versions.json' : `${id}_versions.json`));
  return z.array(z.string()).catch([]).parse(names);
}

const jsonOf = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function categoryFiles(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const wanted = files.filter((file) => /(^|[\\/])_category_\.(?:json|ya?ml)$/.test(file));
  return new Map(wanted.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')]));
}
