import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problems/problems';
import { digestOf } from '../../model/digest';
import { realPath } from './paths';
import { writeChanged } from './write-file';

/** Real path of a Markdown file → digest of its text, and the text that takes its place. */
const texts = z.record(z.string(), z.object({ source: z.string(), text: z.string() }));
export type KeptTexts = z.infer<typeof texts>;

/** File beside a mounted tree with the texts of its pages that its configuration has changed. */
export const keptTextsFile = (contentDir: string): string => `${contentDir}-preprocessed.json`;

/** Keeps changed texts for the tree at `contentDir`, or forgets those that were kept. */
export function keepTexts(contentDir: string, changed: KeptTexts | undefined): void {
  const target = keptTextsFile(contentDir);
  if (changed === undefined) {
    rmSync(target, { force: true });
    return;
  }
  writeChanged(target, JSON.stringify(changed));
}

let known: { readonly file: string; readonly time: number; readonly texts: KeptTexts } | undefined;

/** The text of a Markdown file as the configuration of its tree wants it. */
export const readMarkdown = (contentDir: string, file: string): string =>
  keptText(contentDir, file, readFileSync(file, 'utf8'));

/** The same for a file with this text. One that was edited since the tree was mounted keeps its text. */
export function keptText(contentDir: string, file: string, text: string): string {
  const all = keptTextsFile(contentDir);
  const time = statSync(all, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return text;
  if (known?.file !== all || known.time !== time)
    known = { file: all, time, texts: texts.parse(JSON.parse(readFileSync(all, 'utf8'))) };
  const changed = known.texts[realPath(file) ?? file];
  return changed?.source === digestOf(text) ? changed.text : text;
}

/** Problems of a changed text are not fixed, because what they fix is not in the file. */
export function withoutFixOfChanged(problem: Problem, contentDir: string): Problem {
  const file = path.join(contentDir, problem.file);
  if (!problem.fix || !existsSync(file) || readMarkdown(contentDir, file) === readFileSync(file, 'utf8'))
    return problem;
  const { fix: _, ...rest } = problem;
  return rest;
}
