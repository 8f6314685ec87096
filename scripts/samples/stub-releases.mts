import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Later than every release. */
const newest = '9999.12';

/** The folder with the stubs of a release, and the release. In a clone, it is a tag; any other folder holds the stubs of one release. */
export function openStubs(folder: string, release?: string): { readonly stubs: string; readonly release: string } {
  if (release === undefined) return { stubs: folder, release: newest };
  const monthly = release.split('.').slice(0, 2).join('.');
  const hasTag = spawnSync('git', ['-C', folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${release}`]).status === 0;
  return { stubs: hasTag ? stubsOfTag(folder, release) : folder, release: monthly };
}

/** The stubs of a tag, taken from a clone of the repository that publishes them. */
function stubsOfTag(clone: string, tag: string): string {
  const folder = path.resolve('.tmp/stubs', tag);
  if (existsSync(folder)) return folder;
  const archive = execFileSync('git', ['-C', clone, 'archive', tag], { maxBuffer: 1 << 29 });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}
