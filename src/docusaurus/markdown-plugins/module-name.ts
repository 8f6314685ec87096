import { createRequire } from 'node:module';
import path from 'node:path';
import { pathBelow } from '../../content/files/paths';

/**
 * The package or the file of the tree that exports a value as such or by default. Its configuration has just loaded it, so the module
 * loader still knows the module.
 */
export function moduleNameOf(value: unknown, root: string): string | undefined {
  const { cache } = createRequire(path.join(root, 'docusaurus.config.js'));
  const found = Object.entries(cache).find(([, module]) => {
    const exported: unknown = module?.exports;
    return exported === value || defaultOf(exported) === value;
  });
  return found && nameOfFile(found[0], root);
}

const defaultOf = (exported: unknown): unknown =>
  typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined;

/** `…/node_modules/@scope/name/lib/index.js` → `@scope/name`; a file of the tree by its path from the root. */
export function nameOfFile(file: string, root: string): string {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) {
    const inside = pathBelow(root, file);
    return inside.startsWith('../') ? inside : `./${inside}`;
  }
  return parts.slice(at + 1, at + (parts[at + 1]?.startsWith('@') === true ? 3 : 2)).join('/');
}
