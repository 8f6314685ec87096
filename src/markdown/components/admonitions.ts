import type { Paragraph, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { translate } from '../../i18n/translate';
import { defaultSyntax } from '../../config/site-config';
import type { MarkdownSyntax } from '../../config/site-config';
import { nearest, suggest } from '../../model/nearest';
import type { ProblemList } from '../problem-list';
import { walk } from '../walk';

/** Kinds that an author may write, and the default heading of each. */
export const admonitionTitles: Readonly<Record<string, () => string>> = {
  note: () => translate({ id: 'admonition.note', message: 'Note' }),
  tip: () => translate({ id: 'admonition.tip', message: 'Tip' }),
  info: () => translate({ id: 'admonition.info', message: 'Info' }),
  warning: () => translate({ id: 'admonition.warning', message: 'Warning' }),
  danger: () => translate({ id: 'admonition.danger', message: 'Danger' }),
  caution: () => translate({ id: 'admonition.caution', message: 'Caution' }),
  important: () => translate({ id: 'admonition.important', message: 'Important' }),
};

/** Other names that Docusaurus knows for the same. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['success', 'tip'],
  ['secondary', 'note'],
]);

/** `:::tip[Title]` → `<aside role="note" class="admonition admonition-tip">`; other directives go back to the text they were. */
export function transformDirectives(
  tree: Root,
  source: string,
  problems: ProblemList,
  { admonitions }: MarkdownSyntax = defaultSyntax,
): void {
  const lines = source.split('\n');
  let misspelled = 0;
  walk(tree, (node, index, parent) => {
    if (isDirective(node) && isNamed(node)) return undefined;
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      if (node.type === 'leafDirective' && Object.hasOwn(admonitionTitles, node.name)) {
        const [replace, by] = [`::${node.name}`, `:::${node.name}`];
        problems.warn(node, `\`${replace}\` opens no admonition.`, `Write \`${by}\`.`, { replace, by });
        misspelled += 1;
      }
      // Docusaurus makes ids of headings before it finds that nobody uses the directive.
      const text: Text = { type: 'text', value: writtenDirective(node, source), data: { inIds: toString(node) } };
      parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
      return index + 1;
    }
    if (node.type === 'paragraph') misspelled = findStrayMarks(node, problems, misspelled);
    if (node.type === 'containerDirective') {
      findEnd(node, lines, problems);
      toAside(node, lines, admonitions, problems);
    }
    return undefined;
  });
}

/** A directive as it was written, or would have been by a plugin that has made it. */
function writtenDirective(node: LeafDirective | TextDirective, source: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined) return source.slice(start.offset, end.offset);
  const label = node.children.length === 0 ? '' : `[${toString(node)}]`;
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${node.type === 'textDirective' ? ':' : '::'}${node.name}${label}${attributes.length === 0 ? '' : `{${attributes.join(' ')}}`}`;
}

type AnyDirective = ContainerDirective | LeafDirective | TextDirective;
const isDirective = (node: RootContent): node is AnyDirective => node.type.endsWith('Directive');

/** Whether a plugin of the tree has said what HTML a directive is. */
const isNamed = ({ data }: AnyDirective): boolean => data?.hName !== undefined;

function toAside(
  node: ContainerDirective,
  lines: readonly string[],
  own: readonly string[],
  problems: ProblemList,
): void {
  const isOwn = own.includes(node.name) && !Object.hasOwn(admonitionTitles, node.name);
  const name = isOwn ? 'note' : (synonyms.get(node.name) ?? node.name);
  const usual = Object.hasOwn(admonitionTitles, name) ? admonitionTitles[name]?.() : undefined;
  const title = isOwn ? titleOfOwn(node.name) : usual;
  if (title === undefined) {
    const known = [...Object.keys(admonitionTitles), ...own];
    const near = nearest(name, known);
    const isTag = openingOf(node, lines).startsWith('<');
    const write = (kind: string): string => (isTag ? `type="${kind}"` : `:::${kind}`);
    const fix = near === undefined ? undefined : { replace: write(name), by: write(near) };
    problems.add(node, `Unknown admonition \`${isTag ? name : write(name)}\`.`, suggest(name, known), fix);
    return;
  }
  const colons = openingOf(node, lines).startsWith(':');
  for (const [key, value] of colons ? Object.entries(node.attributes ?? {}) : []) {
    if (key === 'class' || key === 'id') continue;
    const remedy = key === 'title' ? `Write \`:::${node.name}[${value ?? ''}]\`.` : 'Remove it.';
    problems.warn(node, `The \`${key}\` of the admonition has no effect.`, remedy);
  }
  const [first, ...rest] = node.children;
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const heading: Paragraph = {
    type: 'paragraph',
    children: labelled ? first.children : [{ type: 'text', value: title }],
    data: { hProperties: { className: ['admonition-title'] } },
  };
  const { className, ...given } = node.data?.hProperties ?? {};
  const ofPlugin = Array.isArray(className) ? className.map(String) : [];
  const classes = [
    ...ofPlugin,
    ...(isOwn ? [`admonition-${node.name}`] : []),
    ...(node.attributes?.class?.split(' ') ?? []),
  ];
  const id = node.attributes?.id;
  node.children = [heading, ...(labelled ? rest : node.children)];
  node.data = {
    hName: 'aside',
    // An `aside` alone is a landmark in some browsers, and a page with ten notes would have ten more places to jump to.
    hProperties: {
      ...given,
      ...(id ? { id } : {}),
      role: 'note',
      className: ['admonition', `admonition-${name}`, ...classes],
    },
  };
}

const titleOfOwn = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The line on which an admonition begins, from there on. */
const openingOf = ({ position }: ContainerDirective, lines: readonly string[]): string =>
  (lines[(position?.start.line ?? 0) - 1] ?? '').slice((position?.start.column ?? 1) - 1);

/** The parser closes an admonition with the page, or with what holds it; the author meant to close it. */
function findEnd(node: ContainerDirective, lines: readonly string[], problems: ProblemList): void {
  const { start, end } = node.position ?? {};
  // Written as a component, it has a tag to close it.
  const [colons] = /^:{3,}/.exec(openingOf(node, lines)) ?? [];
  if (!start || !end || colons === undefined) return;
  // Its last line may be the end of one in it.
  if (end.line > start.line && new RegExp(`^[\\s>]*${colons}:*\\s*$`).test(lines[end.line - 1] ?? '')) {
    if (node.children.length === 0) problems.warn(node, 'The admonition has no text.', 'Write its text, or remove it.');
    return;
  }
  problems.warn(
    node,
    `The admonition \`${colons}${node.name}\` is never closed.`,
    `Close it with \`${colons}\` on a separate line. An admonition that contains another one needs one more colon.`,
  );
}

/** Marks that open or close nothing. The end of what a space keeps from opening is no second mistake; returns how many ends are to come. */
function findStrayMarks(node: Paragraph, problems: ProblemList, misspelled: number): number {
  for (const child of node.children) {
    if (child.type !== 'text') continue;
    const { line = 1, column = 1 } = child.position?.start ?? {};
    for (const [at, text] of child.value.split('\n').entries()) {
      const [mark, colons = '', gap = '', name = '', round, open, quoted] =
        /^\s*(:{3,})(\s*)([a-z][\w-]*)?(?:\(([^)]*)\)\s*$|\s*\[([^\]]*)$|\s*"([^"]*)"\s*$)?/i.exec(text) ?? [];
      const title = round ?? open ?? quoted;
      if (mark === undefined || (name === '' ? text.trim() !== colons : gap === '' && title === undefined)) continue;
      const place = { line: line + at, column: at === 0 ? column : 1 };
      const where = { position: { start: place, end: place } };
      if (name !== '') {
        const replace = title === undefined ? colons + gap + name : text.trim();
        const by = colons + name + (title === undefined ? '' : `[${title.trim()}]`);
        const remedy = `Write \`${by}\`${gap === '' ? '' : ', without a space'}.`;
        problems.warn(where, `\`${replace}\` opens no admonition.`, remedy, { replace, by });
        misspelled += 1;
      } else if (misspelled > 0) misspelled -= 1;
      else
        problems.warn(
          where,
          'Unmatched `:::`.',
          'Remove it. An admonition that contains another one needs one more colon, such as `::::note`.',
        );
    }
  }
  return misspelled;
}
