import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Heading } from '../model/types';
import type { ProblemList } from './problem-list';
import { walk } from './walk';

const ownId = /\s*\{#([^\s{}]+)\}\s*$/;

/** A level-1 heading at the start of a page is its title: takes it out. */
export function takeTitle(tree: Root): { text: string; line: number } | null {
  const at = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'definition');
  const first = tree.children[at];
  if (first?.type !== 'heading' || first.depth !== 1) return null;
  takeOwnId(first);
  tree.children.splice(at, 1);
  return { text: toString(first).trim(), line: first.position?.start.line ?? 1 };
}

/** Gives every heading its id (written with `{#id}`, or the slug of its text) and lists them in order. */
export function collectHeadings(tree: Root, problems: ProblemList): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const used = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'heading') return undefined;
    const own = takeOwnId(node);
    const text = toString(node).trim();
    if (node.depth === 1) {
      problems.add(
        node,
        'A page has one level-1 heading: its title.',
        'Start with `##`; the title is in the front matter.',
      );
      return undefined;
    }
    const id = own ?? slugger.slug(text);
    if (used.has(id)) {
      problems.add(node, `The heading id \`${id}\` is used above already.`, `Write another: \`{#${id}-2}\`.`);
    }
    used.add(id);
    node.data = { ...node.data, hProperties: { id } };
    headings.push({ level: node.depth, id, text });
    return undefined;
  });
  return headings;
}

function takeOwnId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = ownId.exec(last.value)?.[1];
  if (id !== undefined) last.value = last.value.replace(ownId, '');
  return id;
}
