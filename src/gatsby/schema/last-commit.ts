import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { builtTree } from '../built-tree';
import { lastCommitDates } from '../../content/git-dates';
import { readOrigin, sourceFile } from '../../content/origin';

let dates: ReadonlyMap<string, string> = new Map();

/** Asks git for the times of all commits, before pages become nodes. Returns whether it knows any. */
export async function readCommitDates(): Promise<boolean> {
  const { contentDir } = builtTree();
  dates = await lastCommitDates(readOrigin(contentDir)?.root ?? contentDir);
  return dates.size > 0;
}

/** Day of the last commit of a page, if git knows it; a foreign tree's files are where its links lead. */
export function lastCommit(file: string): string | null {
  const { contentDir, origin } = builtTree();
  const target = path.join(origin?.locale === undefined ? contentDir : origin.root, sourceFile(origin, file));
  return existsSync(target) ? (dates.get(realpathSync(target))?.slice(0, 10) ?? null) : null;
}
