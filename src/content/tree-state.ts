import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originFile } from './origin';
import { digestOf } from '../model/digest';
import type { TreeContext } from './tree-context';

/** Changes when a page gets another address, or the settings of the tree change, and so with what no file alone says. */
export const treeStateFile = path.resolve('.tmp/tree-state.txt');

/** Leaves a correct file untouched, because the bundler keeps what it has compiled until the file changes. */
export function keepTreeState({ root, addresses }: Pick<TreeContext, 'root' | 'addresses'>): void {
  const settings = readFileSync(path.join(root, originFile), 'utf8');
  const state = digestOf(JSON.stringify([settings, ...[...addresses].sort(([a], [b]) => (a < b ? -1 : 1))]));
  if (existsSync(treeStateFile) && readFileSync(treeStateFile, 'utf8') === state) return;
  mkdirSync(path.dirname(treeStateFile), { recursive: true });
  writeFileSync(treeStateFile, state);
}
