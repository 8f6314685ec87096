import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { checkContent } from '../content/check-content';
import { contentDir } from '../content/content-dir';
import { isError } from '../model/problems';
import { compileAllOnce, forgetCompiled } from './compile-cache';
import { setTree } from './current-tree';
import { replaceLiveProblems } from './live-problems';

/** Milliseconds of rest after an edit: the page itself comes first. */
const rest = 1500;
let timer: NodeJS.Timeout | undefined;

/** While developing: checks the whole content some time after an edit, since it may have broken or mended other pages. */
export function recheckSoon(cache: GatsbyCache): void {
  clearTimeout(timer);
  timer = setTimeout(() => void recheck(cache), rest);
}

async function recheck(cache: GatsbyCache): Promise<void> {
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: true,
    compile: (pages, tree) => {
      setTree(tree);
      return compileAllOnce(pages, cache);
    },
  });
  forgetCompiled();
  replaceLiveProblems(problems.filter(isError));
}
