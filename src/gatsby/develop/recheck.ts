import path from 'node:path';
import { checkContent } from '../../content/check-content';
import { contentDir } from '../../content/content-dir';
import { isError } from '../../model/problems/problems';
import { compileAllOnce } from '../nodes/compile-cache';
import { setTree } from '../nodes/current-tree';
import { isDeveloping } from './developing';
import { replaceLiveProblems } from './live-problems';

/**
 * Milliseconds to wait after pages were created. Queries run first, so that the page that was edited shows before others are
 * checked.
 */
const rest = 1500;
let timer: NodeJS.Timeout | undefined;
let started = false;

/**
 * During development, checks the whole content some time after an edit, because it may have broken or fixed other pages. Called
 * whenever pages are created, which follows each edit; the first time is the start, before which everything was checked.
 */
export function recheckSoon(): void {
  if (!isDeveloping()) return;
  clearTimeout(timer);
  if (!started) {
    started = true;
    return;
  }
  timer = setTimeout(() => void recheck(), rest);
}

async function recheck(): Promise<void> {
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: true,
    compile: (pages, tree) => {
      setTree(tree);
      return compileAllOnce(pages, tree);
    },
  });
  replaceLiveProblems(problems.filter(isError));
}
