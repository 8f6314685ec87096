import { existsSync } from 'node:fs';
import path from 'node:path';
import { findModule } from './run/find-module';

/** Whether a tree was made for Docusaurus: it has its settings, or it has pages but none of our data files. */
export function isForeign(root: string): boolean {
  const own = existsSync(path.join(root, 'data'));
  const theirs = ['docusaurus.config', 'sidebars'].some((name) => findModule(root, name) !== undefined);
  return theirs || (!own && existsSync(path.join(root, 'docs')));
}
