import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../content/content-dir';
import { lastCommitDates } from '../../content/git-dates';
import { readOrigin } from '../../content/origin';

let dates: ReturnType<typeof lastCommitDates> | undefined;

/** Day of the last commit of a page, if git knows it; a foreign tree's files are where its links lead. */
export async function lastCommit(file: string): Promise<string | undefined> {
  dates ??= lastCommitDates(readOrigin(contentDir)?.root ?? contentDir);
  return (await dates).get(await realpath(path.join(contentDir, file)));
}
