import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { suggest } from '../model/nearest';
import type { ProblemList } from './problem-list';
import { walk } from './walk';

/** Kinds an author may write, and the heading each gets when it has none of its own. */
export const admonitionTitles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
};

/** `:::tip[Title]` → `<aside class="admonition admonition-tip">`; other directives go back to the text they were. */
export function transformDirectives(tree: Root, source: string, problems: ProblemList): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      const { start, end } = node.position ?? {};
      const value = source.slice(start?.offset ?? 0, end?.offset ?? 0);
      const text = { type: 'text' as const, value };
      parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
      return index + 1;
    }
    if (node.type === 'containerDirective') toAside(node, problems);
    return undefined;
  });
}

function toAside(node: ContainerDirective, problems: ProblemList): void {
  const title = admonitionTitles[node.name];
  if (title === undefined) {
    const known = Object.keys(admonitionTitles);
    problems.add(node, `There is no admonition \`:::${node.name}\`.`, suggest(node.name, known));
    return;
  }
  const [first, ...rest] = node.children;
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const heading: Paragraph = {
    type: 'paragraph',
    children: labelled ? first.children : [{ type: 'text', value: title }],
    data: { hProperties: { className: ['admonition-title'] } },
  };
  node.children = [heading, ...(labelled ? rest : node.children)];
  node.data = { hName: 'aside', hProperties: { className: ['admonition', `admonition-${node.name}`] } };
}
