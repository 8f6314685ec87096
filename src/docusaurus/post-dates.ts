import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../model/pages/front-matter/front-matter';
import { postNameOf } from '../model/pages/posts/post-names';

const run = promisify(execFile);

/**
 * Days (ISO 8601) of the posts in `dir` that have none in their name or front matter, by their path in the mounted tree. As in
 * Docusaurus, that is the day on which git has the file for the first time, or else the day of the file itself.
 */
export async function postDates(dir: string): Promise<Record<string, string>> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  const undated = files.filter((file) => /\.mdx?$/.test(file) && !isDated(file, path.join(dir, file))).sort();
  const dates = undated.map(async (file): Promise<[string, string]> => [
    `blog/${file}`,
    (await firstCommit(dir, file)) ?? statSync(path.join(dir, file)).mtime.toISOString().slice(0, 10),
  ]);
  return Object.fromEntries(await Promise.all(dates));
}

function isDated(file: string, at: string): boolean {
  if (postNameOf(file).date !== undefined || !statSync(at).isFile()) return true;
  const { yaml } = splitFrontMatter(readFileSync(at, 'utf8'));
  return 'date' in frontMatterValues(readFrontMatter(yaml, file));
}

async function firstCommit(dir: string, file: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['log', '--follow', '--diff-filter=A', '--format=%cs', '--', file], {
      cwd: dir,
    });
    return stdout.trim().split('\n').at(-1) || undefined;
  } catch {
    // Not below git, or there is no git.
    return undefined;
  }
}
