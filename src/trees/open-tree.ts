import { digestOf } from '../model/digest';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { environment, setEnvironment } from '../config/environment';
import { furtherLocales } from '../config/site-config';
import type { SiteConfig } from '../config/site-config';
import { mountLocale } from '../content/locales';
import { readOrigin } from '../content/origin';
import { readSiteConfig } from '../content/site-file';
import { TreeError } from '../content/tree-error';
import { ownTree } from '../content/tree-kind';
import type { OpenTree } from '../content/tree-kind';
import { setTexts } from '../i18n/translate';
import { formatProblems } from '../model/problems/problems';
import * as kinds from './kinds';
import type { TreeKind } from './kinds';

const known: Readonly<Record<string, TreeKind>> = kinds;

/** All kinds of trees besides our own. */
export const treeKinds: readonly TreeKind[] = Object.values(known);

/** The content tree at `contentDir`, which is mounted if it is not our own. Texts of the user interface are in its language from now on. */
export function treeAt(contentDir: string): OpenTree {
  const opened = treeKinds.map(({ open }) => open(contentDir));
  const tree = opened.find((one) => one !== undefined) ?? ownTree(contentDir);
  setTexts(tree.config.texts);
  return tree;
}

/** A content tree that is ready to be read. */
export interface ReadyTree {
  readonly contentDir: string;
  readonly config: SiteConfig;
}

/**
 * The content tree that CONTENT_DIR names; one that was made for another generator is mounted. `worker` is the script of
 * `content-worker.ts`.
 */
export async function openTree(worker: string, allowsGaps = false): Promise<ReadyTree> {
  const contentDir = environment.contentDir();
  requireTree(contentDir, treeKinds);
  const kind = treeKinds.find(({ fits }) => fits(contentDir));
  if (!kind) return { contentDir, config: treeAt(contentDir).config };
  const mount = path.resolve('.tmp/foreign', digestOf(contentDir, 12));
  await kind.mount(realpathSync(contentDir), mount, { worker, allowsGaps });
  return { contentDir: mount, config: treeAt(mount).config };
}

/** The tree of a site in each of its languages; those besides the first one are mounted. `worker` is as for `openTree`. */
export async function treesOfLocales(tree: ReadyTree, worker: string): Promise<ReadyTree[]> {
  const { contentDir, config } = tree;
  const kind = treeKinds.find(({ open }) => open(contentDir) !== undefined);
  const trees = [tree];
  // While one tree is built, another one may be checked. Two checkouts have the same name for their own content.
  const ownName = digestOf(path.relative('.', contentDir), 12);
  for (const locale of furtherLocales(config)) {
    const { code } = locale;
    const mount = kind ? `${contentDir}-${code}` : path.resolve('.tmp/locales', ownName, code);
    const { allowsGaps = false } = kind?.open(contentDir)?.report ?? {};
    if (kind) await kind.mount(readOrigin(contentDir)?.root ?? contentDir, mount, { worker, allowsGaps, locale: code });
    else mountLocale(contentDir, config, locale, mount);
    trees.push({ contentDir: mount, config: readSiteConfig(mount).config });
  }
  return trees;
}

/**
 * Opens the content tree for this process and those that it starts, which find it by their environment. Ends the process with a report if
 * the settings of the tree cannot be read.
 */
export async function enterTree(flags: readonly string[], worker: string): Promise<ReadyTree> {
  try {
    const tree = await openTree(worker, flags.includes('--lenient'));
    setEnvironment(tree.contentDir, flags.includes('--verbose'));
    return tree;
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    console.error(formatProblems([error.problem]));
    process.exit(1);
  }
}

/** Stops with a report if there is nothing to build in a folder. Otherwise the site would have no pages. */
export function requireTree(folder: string, others: readonly Pick<TreeKind, 'fits' | 'settingsFile'>[]): void {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const isTree =
    ['data', 'blog'].some((name) => existsSync(path.join(folder, name))) || others.some(({ fits }) => fits(folder));
  if (isFolder && isTree) return;
  const files = others.map(({ settingsFile }) => settingsFile);
  const inner = isFolder ? treesIn(folder, files) : [];
  const named = files.map((name) => `\`${name}.*\``).join(', ');
  throw new TreeError({
    ...{ file: folder, line: 1, column: 1 },
    what: isFolder ? `This folder has no ${named || '`data`'}, and no pages.` : 'There is no folder of this name.',
    remedy:
      inner.length > 0
        ? `Set \`CONTENT_DIR\` to ${inner.map((name) => `\`${name}\``).join(' or ')}.`
        : `Set \`CONTENT_DIR\` to the folder that holds ${named || '`data`'}, or leave it out to build the content of this project.`,
  });
}

/** Folders at most two levels below one that hold a tree. Repositories often have it beside their code. */
function treesIn(folder: string, files: readonly string[], levels = 2): string[] {
  if (levels === 0) return [];
  const hasSettings = (inner: string): boolean =>
    readdirSync(inner).some((name) => files.some((file) => name.startsWith(`${file}.`)));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .flatMap((inner) => (hasSettings(inner) ? [inner] : treesIn(inner, files, levels - 1)));
}
