import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** The folder with the stubs of a tag, taken from a clone of the repository that publishes them. */
export function stubsOfTag(clone: string, tag: string): string {
  const folder = path.resolve('.tmp/stubs', tag);
  if (existsSync(folder)) return folder;
  const archive = execFileSync('git', ['-C', clone, 'archive', tag], { maxBuffer: 1 << 29 });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}
