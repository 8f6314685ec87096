import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isNoPage } from '../model/pages/partials';
import type { Problem } from '../model/problems/problems';
import type { PageFiles } from '../publishing';
import type { DocusaurusConfig } from './config/config-schema';
import { foldersAround } from './links/beside-folders';
import { filesThroughLinks } from '../content/files/files-through-links';
import { realPath } from '../content/files/real-path';
import { isInside, repositoryOf } from './links/repository';
import { reasonOf } from './run/reason';
import { isStandIn, runInTree } from './run/run-module';
import { pathBelow } from '../content/files/path-below';
import { TreeError } from './run/tree-error';

/** Real path of a Markdown file → digest of its text, and the text that it has for the compiler. */
const texts = z.record(z.string(), z.object({ source: z.string(), text: z.string() }));
type Texts = z.infer<typeof texts>;

/** File beside a mounted tree with the texts that its configuration has changed. */
export const preprocessedFile = (contentDir: string): string => `${contentDir}-preprocessed.json`;

const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64');

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
  const target = preprocessedFile(contentDir);
  if (!preprocess || isStandIn(preprocess)) {
    rmSync(target, { force: true });
    return;
  }
  const { root } = places;
  const files = filesOfFolders(places, contentDir);
  const isPage = (file: string): boolean => !isNoPage(pathBelow(contentDir, file), places.pageFiles);
  const pages = realPaths(files.filter(isPage));
  const others = [...realPaths([...files, ...markdownBelow(root)])].filter((file) => !pages.has(file));
  const changed = await runInTree(root, [], allowsGaps, () =>
    Object.fromEntries([
      ...[...pages].flatMap((file) => changedText(file, preprocess, root, allowsGaps)),
      ...others.flatMap((file) => changedText(file, preprocess, root, true)),
    ]),
  );
  const json = JSON.stringify(changed);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== json) writeFileSync(target, json);
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
): [string, Texts[string]][] {
  const raw = readFileSync(filePath, 'utf8');
  const source = raw.replace(/\r\n?/g, '\n');
  const head = /^\uFEFF?---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source)?.[0] ?? '';
  try {
    const body = run({ filePath, fileContent: source.slice(head.length) });
    // Nobody waits for it any more, so it may fail.
    if (body instanceof Promise) body.catch(() => undefined);
    if (typeof body !== 'string') throw new Error('It must return a string, but it returned ' + nameOf(body) + '.');
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

const nameOf = (value: unknown): string => (value instanceof Promise ? 'a promise' : typeof value);

/** What the tree has besides packages and earlier builds. */
function markdownBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:\.|node_modules$|build$)/.test(entry.name) ? [] : markdownBelow(at);
    return /\.mdx?$/.test(entry.name) ? [at] : [];
  });
}

/** Problems of a changed text are not fixed, because what they fix is not in the file. */
export function withoutFixOfChanged(problem: Problem, contentDir: string): Problem {
  const file = path.join(contentDir, problem.file);
  if (!problem.fix || !existsSync(file) || readMarkdown(contentDir, file) === readFileSync(file, 'utf8'))
    return problem;
  const { fix: _, ...rest } = problem;
  return rest;
}

let known: { readonly file: string; readonly time: number; readonly texts: Texts } | undefined;

/** The text of a Markdown file as the configuration of its tree wants it. */
export const readMarkdown = (contentDir: string, file: string): string =>
  preprocessedText(contentDir, file, readFileSync(file, 'utf8'));

/** The same for a file with this text. One that was edited since the tree was mounted keeps its text. */
export function preprocessedText(contentDir: string, file: string, text: string): string {
  const all = preprocessedFile(contentDir);
  const time = statSync(all, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return text;
  if (known?.file !== all || known.time !== time)
    known = { file: all, time, texts: texts.parse(JSON.parse(readFileSync(all, 'utf8'))) };
  const changed = known.texts[realPath(file) ?? file];
  return changed?.source === digestOf(text) ? changed.text : text;
}
