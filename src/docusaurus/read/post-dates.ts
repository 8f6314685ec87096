import { execFile } from 'node:child_process';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import { isNoPage } from '../../model/pages/partials';
import { postNameOf } from '../../model/pages/posts/post-source';
import { filesThroughLinks } from '../../content/files/files-below';
import type { UnsupportedSettings } from '../unsupported-settings';
import { isInside, pathBelow, realPath, repositoryOf } from '../../content/files/paths';
import { TreeError } from '../../content/tree-error';

const run = promisify(execFile);

/**
 * Days (ISO 8601) of the posts in `dir` that have none in their name or front matter, by their path in the mounted tree, which has the
 * posts in `folder`. As in Docusaurus, that is the day on which git has the file for the first time, or else the day of the file itself,
 * which is noted, because it is another one wherever the tree is copied to.
 */
export async function postDates(
  root: string,
  dir: string,
  folder: string,
  unsupported: UnsupportedSettings,
): Promise<Record<string, string>> {
  const allowed = [repositoryOf(root), dir];
  const found = filesThroughLinks(dir, (target) => isInside(target, allowed)).files;
  const files = found.map((file) => pathBelow(dir, file));
  const posts = files.filter((file) => /\.mdx?$/.test(file));
  const undated = posts.filter((file) => !isDated(file, path.join(dir, file))).sort();
  if (undated.length === 0) return {};
  const days = new Map<string, ReadonlyMap<string, string>>();
  const dates: [string, string][] = [];
  for (const file of undated) {
    const { from, name } = behindLink(dir, file);
    if (!days.has(from)) days.set(from, await firstCommits(from));
    const day = days.get(from)?.get(name);
    if (day === undefined && !isNoPage(file, { pageFiles: {} }))
      unsupported.add(`${folder}/${file}`, 'has no date and no commit, so it has the day of its file');
    dates.push([`${folder}/${file}`, day ?? statSync(path.join(dir, file)).mtime.toISOString().slice(0, 10)]);
  }
  return Object.fromEntries(dates);
}

/** Git knows the files of a linked folder where they are: below the target of the last link on the way to them. */
function behindLink(dir: string, file: string): { from: string; name: string } {
  const parts = file.split('/');
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const folder = path.join(dir, ...parts.slice(0, at));
    if (lstatSync(folder).isSymbolicLink())
      return { from: realPath(folder) ?? folder, name: parts.slice(at).join('/') };
  }
  return { from: dir, name: file };
}

function isDated(file: string, at: string): boolean {
  if (postNameOf(file).date !== undefined) return true;
  const { yaml } = splitFrontMatter(readFileSync(at, 'utf8'));
  return 'date' in frontMatterValues(readFrontMatter(yaml, file));
}

/** Day of the first commit of every file in `dir`, by its path there, also if it had another name then. */
async function firstCommits(dir: string): Promise<ReadonlyMap<string, string>> {
  const options = ['-c', 'core.quotePath=false', 'log', '--reverse', '--find-renames', '--diff-filter=AR'];
  const format = ['--relative', '--name-status', '--format=%x00%cs', '--', '.'];
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    const { stdout } = await run('git', [...options, ...format], { cwd: dir, env, maxBuffer: 256 * 1024 * 1024 });
    return daysIn(stdout);
  } catch (error) {
    if (isWithoutGit(error)) return new Map();
    throw new TreeError({
      ...{ file: path.basename(dir), line: 1, column: 1 },
      what: `git cannot tell when posts without a date were written: ${firstLine(error)}`,
      remedy: 'Fix what git says, or give each post a `date`.',
    });
  }
}

/** Entries of a log, oldest first: each a NUL, a day, and its files behind a letter, those with a new name behind their old one. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const entry of log.split('\0')) {
    const [day = '', ...lines] = entry.split('\n').filter((line) => line !== '');
    for (const [, before = '', after = before] of lines.map((line) => line.split('\t')))
      days.set(after, days.get(before) ?? day);
  }
  return days;
}

const firstLine = (error: unknown): string => {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return said.split('\n')[0] ?? '';
};

/** There is no git, or the folder is in no repository, or in one without commits. */
const isWithoutGit = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && error.code === 'ENOENT') ||
  /not a git repository|does not have any commits/.test(firstLine(error));
