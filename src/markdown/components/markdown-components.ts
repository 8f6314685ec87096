import type { BlockContent, Image, Link, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { toString } from 'mdast-util-to-string';
import type { ExpandedName, PropsOf } from './components';

/** A use of a component in a page. */
export interface ComponentUse<Name extends ExpandedName> {
  readonly props: PropsOf<Name>;
  readonly children: readonly RootContent[];
  /** True when it stands within a line of text. */
  readonly inline: boolean;
  readonly position: Position | undefined;
}

/** What the compiler writes in the place of a component. */
export const markdownComponents: {
  readonly [Name in ExpandedName]: (use: ComponentUse<Name>) => RootContent[];
} = {
  Admonition: ({ props, children, position }) => {
    const title = props.title === undefined ? [] : [labelOf(props.title)];
    const content = [...title, ...children].filter(isBlock);
    return [{ type: 'containerDirective', name: props.type, children: content, position }];
  },

  CodeBlock: ({ props, children, position }) => {
    const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text';
    const numbers = props.showLineNumbers;
    const meta = [
      props.metastring ?? '',
      typeof numbers === 'number' ? `showLineNumbers=${numbers}` : numbers === true ? 'showLineNumbers' : '',
    ];
    const value = toString(children).replace(/^\n|\n\s*$/g, '');
    const data = props.title === undefined ? {} : { data: { title: props.title } };
    const parts = meta.filter((part) => part !== '');
    return [{ type: 'code', lang: language, meta: parts.join(' '), value, position, ...data }];
  },

  Details: ({ props, children, position }) => {
    const heading: RootContent[] =
      props.summary !== undefined ? [element('summary', {}, [{ type: 'text', value: props.summary }], position)] : [];
    return [element('details', props.open === true ? { open: null } : {}, [...heading, ...children], position)];
  },

  ThemedImage: ({ props, inline, position }) => {
    const { alt, width, height, sources } = props;
    const size = {
      ...(width === undefined ? {} : { width: String(width) }),
      ...(height === undefined ? {} : { height: String(height) }),
    };
    const image = (url: string, className: string): PhrasingContent => {
      const picture: Image = {
        type: 'image',
        url,
        alt,
        data: { hProperties: { ...size } },
        position,
      };
      const data = { hName: 'span', hProperties: { className: [className] } };
      return { type: 'emphasis', data, children: [picture], position };
    };
    return phrase([image(sources.light, 'light-only'), image(sources.dark, 'dark-only')], inline, position);
  },

  Link: ({ props, children, inline, position }) => {
    const link: Link = {
      type: 'link',
      url: props.to ?? props.href ?? '',
      title: props.title ?? null,
      children: phrasing(children),
      ...(props.id === undefined ? {} : { data: { hProperties: { id: props.id } } }),
      position,
    };
    return phrase([link], inline, position);
  },

  Translate: ({ children }) => [...children],
};

const labelOf = (title: string): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children: [{ type: 'text', value: title }],
});

const isBlock = (node: RootContent): node is Extract<RootContent, BlockContent> => node.type !== 'definition';

/** The text in a tag on separate lines is a paragraph, but the text of a link must not be one. */
const phrasing = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : (node as PhrasingContent)));

const phrase = (children: PhrasingContent[], inline: boolean, position: Position | undefined): RootContent[] =>
  inline ? children : [{ type: 'paragraph', children, position }];

/** A tag as the parser would have made it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly RootContent[],
  position: Position | undefined,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
    position,
  };
}
