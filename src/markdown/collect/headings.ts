import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Position } from 'unist';
import type { Heading } from '../../model/types';
import type { CompileState } from '../compile-state';
import { walkPage } from '../walk';

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

/** Takes the id that is written as `{#id}` out of a heading. It is several texts if a part of it looks like a directive. */
export function takeOwnId({ children }: HeadingNode): string | undefined {
  const start = children.findLastIndex(({ type }) => type !== 'text') + 1;
  const texts = children.slice(start).filter((child) => child.type === 'text');
  const written = texts.map(({ value }) => value).join('');
  const [mark = '', id] = ownId.exec(written) ?? [];
  if (id === undefined) return undefined;
  children.splice(start, texts.length, { ...texts[0], type: 'text', value: written.slice(0, -mark.length) });
  return id;
}

/**
 * Gives every heading its id (written with `{#id}`, or the slug of its text) and lists them in order. In Docusaurus, a title that is
 * written as a heading takes an id, too.
 */
export function collectHeadings(tree: Root, page: CompileState, title?: string): Heading[] {
  const slugger = new GithubSlugger();
  if (title !== undefined && page.context.policy === 'lenient') slugger.slug(title);
  const headings: Heading[] = [];
  const used = new Set<string>();
  /** Places of components of which one mistake is enough. */
  const told = new Set<Position>();
  let level = 1;
  walkPage(tree, page, (node, _index, _parent, { problems }) => {
    if (node.type !== 'heading') return undefined;
    const own = takeOwnId(node);
    const text = toString(node).trim();
    if (node.depth === 1) {
      problems.warn(
        node,
        'A page can have only one level-1 heading, which is its title.',
        'Use `##` here. The title comes from the front matter, or from a level-1 heading at the start of the page.',
        { replace: '# ', by: '## ' },
      );
      node.depth = 2;
    }
    if (text === '' && page.context.policy === 'strict')
      problems.add(node, 'The heading has no text.', 'Write what the section is about, or remove the heading.');
    else if (node.depth > level + 1) {
      problems.warn(
        node,
        `The heading level jumps from ${level} to ${node.depth}.`,
        `Write \`${'#'.repeat(level + 1)} ${text}\`.`,
      );
    }
    level = node.depth;
    const id = own ?? slugger.slug(page.context.policy === 'lenient' ? textForId(node) : text);
    if (id === '' && text !== '' && page.context.policy === 'strict')
      problems.add(
        node,
        `The heading “${text}” has no letters to make an id from, so nothing can link to it.`,
        `Write one behind it, such as \`${'#'.repeat(node.depth)} ${text} {#section}\`.`,
      );
    // All that a component makes has the place of the component.
    const maker = node.children[0]?.position === node.position ? node.position : undefined;
    if (used.has(id) && maker) {
      if (!told.has(maker))
        problems.add(
          node,
          `The component makes a heading with the id \`${id}\`, which is already in use.`,
          'Remove the component, or the part of the page that has the id already.',
        );
      told.add(maker);
    } else if (used.has(id)) {
      const other = freeId(id, used);
      const fix = own === undefined ? undefined : { replace: `{#${id}}`, by: `{#${other}}` };
      problems.add(
        node,
        `The heading id \`${id}\` is already in use.`,
        `Use a unique id, such as \`{#${other}}\`.`,
        fix,
      );
    }
    used.add(id);
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    headings.push({ level: node.depth, id, text });
    return undefined;
  });
  if (page.context.policy === 'strict' && !page.lacksData) warnOfEmptySections(tree, page);
  return headings;
}

/** `npm run new` leaves comments in the sections of a new file, which show nothing. */
function warnOfEmptySections({ children }: Root, { problems }: CompileState): void {
  const shown = children.filter(({ type }) => type !== 'definition' && type !== 'mdxjsEsm');
  for (const [at, node] of shown.entries()) {
    const next = shown[at + 1];
    if (node.type !== 'heading' || (next && (next.type !== 'heading' || next.depth > node.depth))) continue;
    const text = toString(node).trim();
    if (text !== '') problems.warn(node, `The section “${text}” is empty.`, 'Write its text, or remove the heading.');
  }
}

/** Blanks beside a tag without text count in Docusaurus. */
function textForId(node: HeadingNode | PhrasingContent): string {
  if ('children' in node) return node.children.map(textForId).join('');
  return node.type === 'text' ? (node.data?.inIds ?? node.value) : toString(node);
}

function freeId(id: string, used: ReadonlySet<string>): string {
  let number = 2;
  while (used.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
