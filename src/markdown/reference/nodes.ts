import { dayInWords } from '../../i18n/dates';
import type { ElementContent } from 'hast';
import type {
  BlockContent,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Position } from 'unist';
import { oncePerKey } from '../../model/once';
import type { Field, NamedValue } from '../../model/reference/files/parts';
import type { ReferenceName } from '../nodes';
import { sourcedLink } from '../nodes';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
export const fence = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  value,
  ...(title === undefined ? {} : { data: { title } }),
});

/** A word beside a name that says something about it. */
export const small = (value: string): PhrasingContent => ({ type: 'text', value, data: { hName: 'small' } });

/** The method of an endpoint as a badge. */
export const methodBadge = (method: string): PhrasingContent => ({
  type: 'text',
  value: method,
  data: { hName: 'span', hProperties: { className: ['method'], 'data-method': method } },
});

/** What stands below a text and says something about it. It is set smaller; in the Markdown export it is plain text. */
export const remark = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
  data: { hName: 'small' },
});

/** A place that links can name. */
export const anchor = (id: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
  children: [],
});

/** A day in words. */
export const day = (iso: string): PhrasingContent => ({
  type: 'text',
  value: dayInWords(iso),
  data: { hName: 'time', hProperties: { dateTime: iso } },
});

/** The path of an endpoint, with its parameters as chips. */
export const path = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
  data: {
    hChildren: value
      .split(/(<[^>]+>|\/(?=[^/]))/)
      .map((piece) => pathPiece(piece))
      .flat(),
  },
});

function pathPiece(value: string): ElementContent[] {
  const piece: ElementContent = { type: 'text', value };
  if (value.startsWith('<')) return [{ type: 'element', tagName: 'var', properties: {}, children: [piece] }];
  // A line may break after a slash, because some paths are wider than a column.
  return value === '/' ? [piece, { type: 'element', tagName: 'wbr', properties: {}, children: [] }] : [piece];
}

/** A link that the check of the data has looked at, where it can say more exactly what is wrong. */
export const checkedLink = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
  data: sourcedLink,
});

/** A link to a page or a post that the data names, which is checked there, or to an anchor, which is checked like a written one. */
export const link = (url: string, ...children: PhrasingContent[]): Link =>
  url.includes('#') ? { type: 'link', url, children } : checkedLink(url, ...children);

/** A heading with an explicit id. */
export const heading = (depth: Heading['depth'], id: string, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children: [...children, text(` {#${id}}`)],
});

export const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
});

/** A row of a table; an id makes it a place that links can name. */
export interface Row {
  readonly id?: string;
  /** Attributes that begin with `data-`, for the scripts of the page. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly cells: readonly (readonly PhrasingContent[])[];
}

/** A table whose rows become blocks on narrow screens (`html/stack-table`). */
export function table(head: readonly (string | readonly PhrasingContent[])[], rows: readonly Row[]): Table {
  const row = ({ id, data = {}, cells }: Row): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
    data: { hProperties: { ...(id === undefined ? {} : { id }), ...data } },
  });
  return {
    type: 'table',
    data: { hProperties: { className: ['stacked'] } },
    children: [
      row({ cells: head.map((title) => (typeof title === 'string' ? [text(title)] : title)) }),
      ...rows.map(row),
    ],
  };
}

/** A table with a class for its looks. */
export const styled = (name: string, node: Table): Table => ({
  ...node,
  data: { ...node.data, hProperties: { className: ['stacked', name] } },
});

/** A component with attributes, as an author would write it. */
export const component = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children.filter(isBlock),
});

/** A table that defines these names. */
export const defining = (names: readonly ReferenceName[], node: Table): Table => ({
  ...node,
  data: { ...node.data, reference: names },
});

/** A table of the fields of a message, whose names other pages explain. */
const ofMessage = (node: Table): Table => ({ ...node, data: { ...node.data, message: true } });

/** Content that repeats other pages or adds nothing, so that search need not lead here. */
export const unsearched = <T extends Link | Table | Paragraph>(node: T): T => ({
  ...node,
  data: { ...node.data, unsearched: true },
});

const isBlock = (node: RootContent): node is BlockContent => node.type !== 'mdxjsEsm';

const parser = unified().use(remarkParse).freeze();
const parsed = oncePerKey((markdown: string): PhrasingContent[] => {
  const [first] = parser.parse(markdown).children;
  return first?.type === 'paragraph' ? first.children.map(plain) : [text(markdown)];
});

/** A description in inline Markdown. `<` and `{` are plain text there, so that `<entity_id>` needs no escape. */
export const inline = (markdown: string): PhrasingContent[] => structuredClone(parsed(markdown));

function plain(node: PhrasingContent): PhrasingContent {
  if (node.type === 'html') return text(node.value);
  if (node.type === 'link') return { ...checkedLink(node.url, ...node.children.map(plain)), position: node.position };
  if ('children' in node) return { ...node, children: node.children.map(plain) };
  return node;
}

/** The class that all names are members of, with its dot; `undefined` when they are not of one class. */
export function sharedClass(names: readonly string[]): string | undefined {
  const [first] = names.map((name) => /^[A-Z]\w*\./.exec(name)?.[0]);
  return names.length > 1 && first !== undefined && names.every((name) => name.startsWith(first)) ? first : undefined;
}

/** A name without the class that the head of its table says. The class stays in the text, for those who copy or search it. */
export const memberName = (name: string, prefix: string | undefined): PhrasingContent =>
  prefix === undefined
    ? code(name)
    : {
        type: 'inlineCode',
        value: name,
        data: {
          hChildren: [
            {
              type: 'element',
              tagName: 'span',
              properties: { className: ['prefix'] },
              children: [{ type: 'text', value: prefix }],
            },
            { type: 'text', value: name.slice(prefix.length) },
          ],
        },
      };

/** Title of the column with the names, which says their class once. */
export const memberTitle = (title: string, prefix: string | undefined): PhrasingContent[] =>
  prefix === undefined ? [text(title)] : [text(`${title} of `), code(prefix.slice(0, -1))];

/** The description of a field, with its default and its values. */
export function fieldText({ description, values, default: fallback }: Field): PhrasingContent[] {
  return [
    ...inline(description),
    ...(fallback === undefined ? [] : [text(` Default: ${fallback}.`)]),
    ...(values === undefined ? [] : [text(' One of '), ...commas(values), text('.')]),
  ];
}

/** `a`, `b`, `c`: each as code. */
export const commas = (values: readonly string[]): PhrasingContent[] =>
  values.flatMap((value, index) => (index === 0 ? [code(value)] : [text(', '), code(value)]));

/** The name of a field, with a mark where it may be left out of a request or may be missing in a response. */
export const fieldName = ({ name, optional }: Field): PhrasingContent[] => [
  code(name),
  ...(optional ? [text(' '), small('optional')] : []),
];

/** The type of a field, with what it is more exactly. */
const fieldType = ({ type = '–', format }: Field): string => (format === undefined ? type : `${type} (${format})`);

/** What a request takes or a response holds. */
export const fieldTable = (title: string, fields: readonly Field[]): RootContent =>
  ofMessage(
    table(
      [title, 'Type', 'Description'],
      fields.map((field) => ({ cells: [fieldName(field), [text(fieldType(field))], fieldText(field)] })),
    ),
  );

/** Values with a meaning each. */
export function valueTable(title: string, values: readonly NamedValue[], idOf?: (name: string) => string): Table {
  const prefix = sharedClass(values.map(({ name }) => name));
  return table(
    [memberTitle(title, prefix), 'Description'],
    values.map(({ name, description }) => ({
      ...(idOf ? { id: idOf(name) } : {}),
      cells: [[memberName(name, prefix)], inline(description)],
    })),
  );
}

/** What a component became stands where the component stands. */
export function placed(node: RootContent, position: Position | undefined): RootContent {
  if (position && node.type !== 'truncate' && node.type !== 'diagram') node.position = position;
  if ('children' in node) for (const child of node.children) placed(child, position);
  return node;
}
