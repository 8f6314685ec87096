import path from 'node:path';
import { compileMarkdown } from '../../../markdown/compile';
import { mdxSourceOf } from '../../../markdown/mdx/mdx-source';
import { readTree } from '../../../content/read-tree';
import type { TreeContext } from '../../../content/tree-context';
import { inSource, readOrigin } from '../../../docusaurus/origin';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../../model/pages/front-matter/front-matter';
import { softened } from '../../../model/policy';
import { formatProblem, isError } from '../../../model/problems/problems';
import type { Problem } from '../../../model/problems/problems';
import type { LoaderContext } from './loader-context';
import { componentOfMdx } from './component-of-mdx';

interface Options {
  readonly root: string;
  readonly contentDir: string;
}

/** The tree of this process, which is read when the first module imports Markdown. */
let known: ReturnType<typeof readTree> | undefined;

/** A webpack loader: a Markdown file that a module of a tree imports becomes a component. */
export default function compileMarkdownLoader(this: LoaderContext & { getOptions(): Options }, source: string): string {
  // It depends on other files: partials, and the addresses of all pages.
  this.cacheable(false);
  const { root, contentDir } = this.getOptions();
  known ??= readTree(contentDir);
  const { code, problems } = componentOf(source, path.relative(root, this.resourcePath), known.tree);
  for (const problem of problems) report(problem, this);
  return code;
}

/** The component of a file, and what is wrong with it, as the check of the tree would say it. */
export function componentOf(
  source: string,
  relative: string,
  tree: TreeContext,
): { readonly code: string; readonly problems: readonly Problem[] } {
  const file = tree.ownName(relative.split(path.sep).join('/'));
  const { yaml, body } = splitFrontMatter(source);
  const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
  const { compiled, parsed, problems } = compileMarkdown(file, body, tree, frontMatter);
  const mdx = compiled.needsMdx ? compiled.mdxSource : mdxSourceOf([], compiled.body);
  const pictures = compiled.pictures.map((picture) => picture.file).filter(tree.hasFile);
  const origin = readOrigin(tree.root);
  const found = problems.map((problem) => (parsed || !isError(problem) ? softened(tree.policy, problem) : problem));
  return {
    code: componentOfMdx(mdx, frontMatter, pictures),
    problems: origin ? found.map((problem) => inSource(problem, origin)) : found,
  };
}

/** Says what is wrong with a file where webpack says what is wrong with modules. Advice is for those who check a tree. */
export function report(problem: Problem, to: Pick<LoaderContext, 'emitError' | 'emitWarning'>): void {
  if (problem.severity === 'advice') return;
  const error = new Error(formatProblem(problem));
  if (isError(problem)) to.emitError(error);
  else to.emitWarning(error);
}
