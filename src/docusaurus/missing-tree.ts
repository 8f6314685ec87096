import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isForeign } from './is-foreign';
import { findModule } from './run/find-module';
import { TreeError } from './run/tree-error';

/** Stops with a report if there is nothing to build in a folder, which would otherwise be a site without pages. */
export function requireTree(folder: string): void {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder && (isForeign(folder) || ['data', 'blog'].some((name) => existsSync(path.join(folder, name))))) return;
  const inner = isFolder ? sitesIn(folder) : [];
  throw new TreeError({
    ...{ file: folder, line: 1, column: 1 },
    what: isFolder ? 'This folder has no `docusaurus.config.*`, and no pages.' : 'There is no folder of this name.',
    remedy:
      inner.length > 0
        ? `Set \`CONTENT_DIR\` to ${inner.map((name) => `\`${name}\``).join(' or ')}.`
        : 'Set `CONTENT_DIR` to the folder that holds `docusaurus.config.*`, or leave it out to build the content of this project.',
  });
}

/** Folders at most two levels below one that hold a site. Repositories often have it beside their code. */
function sitesIn(folder: string, levels = 2): string[] {
  if (levels === 0) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .flatMap((inner) => (findModule(inner, 'docusaurus.config') ? [inner] : sitesIn(inner, levels - 1)));
}
