import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DocusaurusConfig } from './config-schema';
import { realPath } from './links/real-path';
import { runInTree } from './run/run-module';
import { TreeError } from './run/tree-error';

/** Real path of a Markdown file → digest of its text, and the text that it has for the compiler. */
const texts = z.record(z.string(), z.object({ source: z.string(), text: z.string() }));
type Texts = z.infer<typeof texts>;

/** File beside a mounted tree with the texts that its configuration has changed. */
export const preprocessedFile = (contentDir: string): string => `${contentDir}-preprocessed.json`;

const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64');

type Preprocessor = NonNullable<NonNullable<DocusaurusConfig['markdown']>['preprocessor']>;

/** Runs `markdown.preprocessor` of a configuration on all Markdown files below these folders, and keeps what it changes for a mounted tree. */
export async function preprocessMarkdown(
  { markdown }: DocusaurusConfig,
  [root = '', ...others]: readonly string[],
  contentDir: string,
  allowsGaps: boolean,
): Promise<void> {
  const preprocess = markdown?.preprocessor;
  const target = preprocessedFile(contentDir);
  if (!preprocess) {
    rmSync(target, { force: true });
    return;
  }
  const files = new Set([root, ...others].flatMap(markdownBelow).flatMap((file) => realPath(file) ?? []));
  const changed = await runInTree(root, [], allowsGaps, () =>
    Object.fromEntries([...files].flatMap((file) => changedText(file, preprocess, root, allowsGaps))),
  );
  const json = JSON.stringify(changed);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== json) writeFileSync(target, json);
}

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
    const text = head + String(run({ filePath, fileContent: source.slice(head.length) }));
    return text === source ? [] : [[filePath, { source: digestOf(raw), text }]];
  } catch (error) {
    if (allowsGaps) return [];
    throw new TreeError({
      ...{ file: path.relative(root, filePath).split(path.sep).join('/'), line: 1, column: 1 },
      what: `\`markdown.preprocessor\` of the configuration failed on this file: ${error instanceof Error ? error.message : String(error)}`,
      remedy: 'Fix it, or build with `--lenient`, which leaves such files as they are.',
    });
  }
}

function markdownBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:\.|node_modules$)/.test(entry.name) ? [] : markdownBelow(at);
    return /\.mdx?$/.test(entry.name) ? [at] : [];
  });
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
