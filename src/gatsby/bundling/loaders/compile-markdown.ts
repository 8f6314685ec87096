import path from 'node:path';
import { compileMarkdown } from '../../../markdown/compile';
import { mdxSourceOf } from '../../../markdown/mdx/mdx-source';
import { readContent } from '../../../content/read-content';
import { TreeContext } from '../../../content/tree-context';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../../model/pages/front-matter/front-matter';
import { loadReference } from '../../../model/reference/reference';
import type { LoaderContext } from './loader-context';
import { componentOfMdx } from './component-of-mdx';

interface Options {
  readonly root: string;
  readonly contentDir: string;
}

/** The tree of this process, which is read when the first module imports Markdown. */
let context: Promise<TreeContext> | undefined;

const readTree = async (contentDir: string): Promise<TreeContext> => {
  const { pages, data } = await readContent(contentDir);
  return TreeContext.of(contentDir, pages, loadReference(data));
};

/** A webpack loader: a Markdown file that a module of a tree imports becomes a component. */
export default function compileMarkdownLoader(this: LoaderContext & { getOptions(): Options }, source: string): void {
  // It depends on other files: partials, and the addresses of all pages.
  this.cacheable(false);
  const done = this.async();
  const { root, contentDir } = this.getOptions();
  context ??= readTree(contentDir);
  context
    .then((tree) => componentOf(source, path.relative(root, this.resourcePath), tree))
    .then((code) => done(null, code), done);
}

function componentOf(source: string, relative: string, tree: TreeContext): string {
  const file = tree.ownName(relative.split(path.sep).join('/'));
  const { yaml, body } = splitFrontMatter(source);
  const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
  const { compiled } = compileMarkdown(file, body, tree, frontMatter);
  const mdx = compiled.needsMdx ? compiled.mdxSource : mdxSourceOf([], compiled.body);
  const pictures = compiled.pictures.map((picture) => picture.file).filter(tree.hasFile);
  return componentOfMdx(mdx, frontMatter, pictures);
}
