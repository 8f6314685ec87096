import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { digestOf } from '../../../model/digest';
import { rootOfFile } from '../../../content/files/file-in-tree';
import { filesAsked, hasSameAnswers, recordingContext } from '../../../content/dependencies';
import type { Dependencies } from '../../../content/dependencies';
import { treeStateFile, readTree } from '../../../content/tree-context';
import type { TreeContext } from '../../../content/tree-context';
import { forBrowsers } from '../../../gatsby/bundling/browsers';
import { compileMarkdown } from '../../../markdown/compile';
import { mdxSourceOf } from '../../../markdown/mdx/mdx-source';
import { readSiteConfig } from '../../../content/site-file';
import { keptText, keptTextsFile } from '../../../content/files/kept-texts';
import { dialect } from '../../dialect';
import { inSource, readOrigin } from '../../../content/origin';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../../model/pages/front-matter/front-matter';
import { downgraded, formatProblem, isError } from '../../../model/problems/problems';
import type { Problem } from '../../../model/problems/problems';
import { componentOfMdx } from '../component-of-mdx';
import { withSlashes } from '../../../content/files/paths';

interface Options {
  readonly root: string;
  readonly contentDir: string;
}

type Context = Pick<LoaderContext<Options>, 'resourcePath' | 'getOptions' | 'async' | 'cacheable' | Effect>;
type Effect = 'addDependency' | 'addMissingDependency' | 'emitError' | 'emitWarning';

interface ImportedMarkdown {
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly dependencies: Dependencies;
}

/** The tree of this process, which is read when the first module imports Markdown. */
let known: ReturnType<typeof readTree> | undefined;

/** What files were compiled to. The renderer needs the same as browsers. */
const compiled = new Map<string, ImportedMarkdown>();

/** A webpack loader: a Markdown file that a module of a tree imports becomes a component. */
export default function compileMarkdownLoader(this: Context, source: string): void {
  const done = this.async();
  const { root, contentDir } = this.getOptions();
  known ??= readTree(contentDir, { config: readSiteConfig(contentDir).config, content: { dialect } });
  const { tree } = known;
  const preprocessed = keptTextsFile(contentDir);
  if (existsSync(preprocessed)) this.addDependency(preprocessed);
  importedMarkdown(keptText(contentDir, this.resourcePath, source), path.relative(root, this.resourcePath), tree)
    .then((result) => {
      for (const problem of result.problems) report(problem, this);
      // Plugins of the tree may read any file.
      this.cacheable(tree.transformed === undefined);
      this.addDependency(treeStateFile);
      for (const file of filesAsked(result.dependencies)) {
        const place = path.join(rootOfFile(contentDir, file), file);
        if (existsSync(place)) this.addDependency(realpathSync(place));
        else this.addMissingDependency(place);
      }
      return result.code;
    })
    .then((code) => done(null, code), done);
}

/** The component of a file as JavaScript, unless this process has it. */
async function importedMarkdown(source: string, relative: string, tree: TreeContext): Promise<ImportedMarkdown> {
  const before = compiled.get(relative);
  if (before?.dependencies.source === digestOf(source) && hasSameAnswers(before.dependencies, tree)) return before;
  const { code: jsx, ...rest } = componentOf(source, relative, tree);
  const { code } = await transform(jsx, { ...forBrowsers, loader: 'jsx' });
  const result = { ...rest, code };
  compiled.set(relative, result);
  return result;
}

/** The component of a file as JSX, what is wrong with it, as the check of the tree would say it, and what it follows from. */
export function componentOf(source: string, relative: string, tree: TreeContext): ImportedMarkdown {
  const file = tree.ownName(withSlashes(relative));
  const { yaml, body } = splitFrontMatter(source);
  const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
  const { context, answers } = recordingContext(tree);
  // Docusaurus gives components for elements to its pages only.
  const plain = { ...context, replacedElements: () => [] };
  const { compiled, parsed, problems } = compileMarkdown(file, body, plain, frontMatter);
  const mdx = compiled.needsMdx ? compiled.mdxSource : mdxSourceOf([], compiled.body);
  const pictures = compiled.pictures.map((picture) => picture.file).filter((name) => context.hasFile?.(name));
  const origin = readOrigin(tree.root);
  const found = problems.map((problem) => (parsed || !isError(problem) ? downgraded(tree.policy, problem) : problem));
  return {
    code: componentOfMdx(mdx, frontMatter, pictures),
    problems: origin ? found.map((problem) => inSource(problem, origin)) : found,
    dependencies: { source: digestOf(source), answers },
  };
}

/** Says what is wrong with a file where webpack says what is wrong with modules. Advice is for those who check a tree. */
export function report(problem: Problem, to: Pick<Context, 'emitError' | 'emitWarning'>): void {
  if (problem.severity === 'advice') return;
  const error = new Error(formatProblem(problem));
  if (isError(problem)) to.emitError(error);
  else to.emitWarning(error);
}
