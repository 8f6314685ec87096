import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../model/digest';
import { keepTexts } from '../../content/files/kept-texts';
import type { KeptTexts } from '../../content/files/kept-texts';
import { isNoPage } from '../../model/pages/partials';
import type { PageFiles } from '../../config/site-config';
import type { DocusaurusConfig } from '../config/config-schema';
import { foldersAround } from './page-folders';
import { filesThroughLinks } from '../../content/files/files-below';
import { reasonOf, TreeError } from '../../content/tree-error';
import { isStub } from '../config/missing-packages';
import { runInTree } from '../config/run-module';
import { isInside, pathBelow, realPath, repositoryOf } from '../../content/files/paths';

type Preprocessor = NonNullable<NonNullable<DocusaurusConfig['markdown']>['preprocessor']>;

/** Where the Markdown of a tree is. */
interface Places {
  readonly root: string;
  /** Folders of pages of the mounted tree. */
  readonly folders: readonly string[];
  /** Those of them that the tree has elsewhere or under another name. */
  readonly outside: readonly string[];
  /** Which of their files are pages, where the tree says so. */
  readonly pageFiles: Readonly<Record<string, PageFiles>>;
}

/**
 * Runs `markdown.preprocessor` of a configuration on the Markdown of a tree, and keeps what it changes for the mounted tree. Pages may import
 * any other Markdown file of the tree, so those are changed, too, but the preprocessor may fail on them, because Docusaurus may never read them.
 */
export async function preprocessMarkdown(
  { markdown }: DocusaurusConfig,
  places: Places,
  contentDir: string,
  allowsGaps: boolean,
): Promise<void> {
  const preprocess = markdown?.preprocessor;
  if (!preprocess || isStub(preprocess)) {
    keepTexts(contentDir, undefined);
    return;
  }
  const { root } = places;
  const files = filesOfFolders(places, contentDir);
  const isPage = (file: string): boolean => !isNoPage(pathBelow(contentDir, file), places);
  const pages = realPaths(files.filter(isPage));
  const others = [...realPaths([...files, ...markdownBelow(root)])].filter((file) => !pages.has(file));
  const changed = await runInTree(root, [], allowsGaps, () =>
    Object.fromEntries([
      ...[...pages].flatMap((file) => changedText(file, preprocess, root, allowsGaps)),
      ...others.flatMap((file) => changedText(file, preprocess, root, true)),
    ]),
  );
  keepTexts(contentDir, changed);
}

/** Markdown of the folders of pages, which may be behind symbolic links. */
function filesOfFolders({ root, folders, outside }: Places, contentDir: string): string[] {
  const inMount = folders.map((folder) => path.join(contentDir, folder));
  const allowed = [repositoryOf(root), ...inMount, ...foldersAround(root, outside)];
  return inMount
    .flatMap((folder) => filesThroughLinks(folder, (file) => isInside(file, allowed)).files)
    .filter(
      (file) => /\.mdx?$/.test(file) && !path.relative(contentDir, file).split(path.sep).includes('node_modules'),
    );
}

const realPaths = (files: readonly string[]): Set<string> => new Set(files.flatMap((file) => realPath(file) ?? []));

/** Docusaurus gives a preprocessor what is behind the front matter. */
function changedText(
  filePath: string,
  run: Preprocessor,
  root: string,
  allowsGaps: boolean,
): [string, KeptTexts[string]][] {
  const raw = readFileSync(filePath, 'utf8');
  const source = raw.replace(/\r\n?/g, '\n');
  const head = /^\uFEFF?---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source)?.[0] ?? '';
  try {
    const body = run({ filePath, fileContent: source.slice(head.length) });
    // Nobody waits for it any more, so it may fail.
    if (body instanceof Promise) body.catch(() => undefined);
    if (typeof body !== 'string')
      throw new Error(
        `It must return a string, but it returned ${body instanceof Promise ? 'a promise' : typeof body}.`,
      );
    const text = head + body;
    return text === source ? [] : [[filePath, { source: digestOf(raw), text }]];
  } catch (error) {
    if (allowsGaps) return [];
    throw new TreeError({
      ...{ file: pathBelow(root, filePath), line: 1, column: 1 },
      what: `\`markdown.preprocessor\` of the configuration failed on this file: ${reasonOf(error)}`,
      remedy: 'Fix it, or build with `--lenient`, which leaves such files as they are.',
    });
  }
}

/** What the tree has besides packages and earlier builds. */
function markdownBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:\.|node_modules$|build$)/.test(entry.name) ? [] : markdownBelow(at);
    return /\.mdx?$/.test(entry.name) ? [at] : [];
  });
}
