import type { Root } from 'mdast';
import { collectHeadings, takeTitle } from './headings';
import { ProblemList } from './problem-list';

/** For pages that gatsby-plugin-mdx runs: the same heading ids as on all others. Problems were reported by our own compile. */
export const remarkHeadingIds =
  () =>
  (tree: Root): void => {
    takeTitle(tree);
    collectHeadings(tree, new ProblemList(''));
  };
