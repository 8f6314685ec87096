import path from 'node:path';
import { blockedScripts, creation } from '../modules/blocked-scripts';
import { packageFolders } from '../modules/compile-sass';
import { isBelow } from '../../content/files/real-path';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';

/** The parts of webpack that we touch. */
interface Compiler {
  readonly hooks: { readonly compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}
interface Compilation {
  readonly hooks: { readonly finishModules: { tap(name: string, run: (modules: Iterable<Module>) => void): void } };
}
interface Module {
  readonly resource?: string;
  originalSource?(): { source(): string | Buffer } | null;
}

/** Package → what the policy of the built site blocks of it. Kept until the pages are made, by the same process. */
const blocked = new Map<string, Set<string>>();

const ofPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Plugin that notes which packages of a tree create scripts and style sheets that the policy of the built site blocks. */
export function noteBlockedPackages(root: string) {
  // A workspace has packages above the tree, where those of this site may be, too.
  const folders = [root, ...packageFolders(root)].filter((folder) => folder !== path.resolve('node_modules'));
  return {
    apply: ({ hooks }: Compiler): void =>
      hooks.compilation.tap('NoteBlockedPackages', (compilation) =>
        compilation.hooks.finishModules.tap('NoteBlockedPackages', (modules) => {
          for (const module of modules) noteBlocked(module, folders);
        }),
      ),
  };
}

function noteBlocked(module: Module, folders: readonly string[]): void {
  const { resource = '' } = module;
  const [, name] = folders.some((folder) => isBelow(resource, folder)) ? (ofPackage.exec(resource) ?? []) : [];
  const code = name === undefined ? '' : String(module.originalSource?.()?.source() ?? '');
  if (name === undefined || code.search(creation) < 0) return;
  const found = blockedScripts(code).map(({ what }) => what);
  if (found.length > 0) blocked.set(name, new Set([...(blocked.get(name) ?? []), ...found]));
}

/** A problem for each of these packages. */
export const problemsOfPackages = (): Problem[] =>
  [...blocked]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, found]) =>
      asWarning({
        ...{ file: 'package.json', line: 1, column: 1 },
        what: `The package \`${name}\` may add scripts or style sheets that the Content Security Policy blocks: ${[...found].join(', ')}.`,
        remedy:
          'The browser reports them on pages that use this part of the package. Check whether anything is missing there.',
      }),
    );
