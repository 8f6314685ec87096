import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const ownId = /\s*\{#([^\s{}]+)\}\s*$/;

/** Takes out a level-1 heading at the start of a page, which is its title. */
export function takeTitle(tree: Root): { text: string; line: number } | null {
  const at = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'definition');
  const first = tree.children[at];
  if (first?.type !== 'heading' || first.depth !== 1) return null;
  takeOwnId(first);
  tree.children.splice(at, 1);
  return { text: toString(first).trim(), line: first.position?.start.line ?? 1 };
}

/** Takes the id that is written as `{#id}` out of a heading. */
export function takeOwnId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = ownId.exec(last.value)?.[1];
  if (id !== undefined) last.value = last.value.replace(ownId, '');
  return id;
}
