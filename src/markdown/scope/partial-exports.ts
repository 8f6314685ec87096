import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import type { Json } from '../../model/types';
import { takeOwnId, takeTitle } from '../collect/heading-marks';
import type { PageContext } from '../page-context';
import { isMdx } from '../parse/is-mdx';
import { parseMarkdown } from '../parse/parse';
import { ProblemList } from '../problem-list';
import { walk } from '../walk';

/** What Docusaurus lets a page import by name from a Markdown file besides its content; `undefined` for other names. */
export function exportOfPartial(name: string, file: string, context: PageContext): Json | undefined {
  if (!['toc', 'frontMatter', 'contentTitle'].includes(name)) return undefined;
  const { yaml, body } = splitFrontMatter(context.readText(file) ?? '');
  const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
  if (name === 'frontMatter') return frontMatter;
  const text = context.dialect?.rewrite(body) ?? body;
  // Its problems are reported where its content is included.
  const unread = new ProblemList(file);
  const { tree } = parseMarkdown(text, unread, context.syntax, isMdx(file, frontMatter, context), context.policy);
  const title = takeTitle(tree)?.text ?? null;
  return name === 'toc' ? headingsIn(tree) : title;
}

/** The headings of a text as Docusaurus lists them. */
function headingsIn(tree: Root): Json[] {
  const slugger = new GithubSlugger();
  const headings: Json[] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading' || node.depth === 1) return undefined;
    const own = takeOwnId(node);
    const value = toString(node).trim();
    headings.push({ value, id: own ?? slugger.slug(value), level: node.depth });
    return undefined;
  });
  return headings;
}
