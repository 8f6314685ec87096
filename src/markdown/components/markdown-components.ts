import type { BlockContent, Image, Link, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import type { ExpandedName } from './components';
import type { JsonObject } from '../../model/types';

/** A use of a component in a page; the attributes met its schema. */
export interface ComponentUse {
  readonly props: JsonObject;
  readonly children: readonly RootContent[];
  /** True when it stands within a line of text. */
  readonly inline: boolean;
  readonly position: Position | undefined;
}

type Expand = (use: ComponentUse) => RootContent[];

/** What the compiler writes in the place of a component. */
export const markdownComponents: Readonly<Record<ExpandedName, Expand>> = {
  Admonition: ({ props, children, position }) => {
    const title = typeof props.title === 'string' ? [labelOf(props.title)] : [];
    const content = [...title, ...children].filter(isBlock);
    return [{ type: 'containerDirective', name: textOf(props.type), children: content, position }];
  },

  CodeBlock: ({ props, children, position }) => {
    const language = props.language ?? /language-(\S+)/.exec(textOf(props.className))?.[1] ?? 'text';
    const numbers = props.showLineNumbers;
    const meta = [
      textOf(props.metastring),
      typeof numbers === 'number' ? `showLineNumbers=${numbers}` : numbers === true ? 'showLineNumbers' : '',
    ];
    const value = toString(children).replace(/^\n|\n\s*$/g, '');
    const data = typeof props.title === 'string' ? { data: { title: props.title } } : {};
    const parts = meta.filter((part) => part !== '');
    return [{ type: 'code', lang: textOf(language), meta: parts.join(' '), value, position, ...data }];
  },

  Details: ({ props, children, position }) => {
    const heading: RootContent[] =
      typeof props.summary === 'string'
        ? [element('summary', {}, [{ type: 'text', value: props.summary }], position)]
        : [];
    return [element('details', props.open === true ? { open: null } : {}, [...heading, ...children], position)];
  },

  ThemedImage: ({ props, inline, position }) => {
    const { light, dark } = themedSources.parse(props.sources);
    const { width, height } = props;
    const size = {
      ...(width === undefined ? {} : { width: textOf(width) }),
      ...(height === undefined ? {} : { height: textOf(height) }),
    };
    const image = (url: string, className: string): PhrasingContent => {
      const picture: Image = {
        type: 'image',
        url,
        alt: textOf(props.alt),
        data: { hProperties: { ...size } },
        position,
      };
      const data = { hName: 'span', hProperties: { className: [className] } };
      return { type: 'emphasis', data, children: [picture], position };
    };
    return phrase([image(light, 'light-only'), image(dark, 'dark-only')], inline, position);
  },

  Link: ({ props, children, inline, position }) => {
    const link: Link = {
      type: 'link',
      url: textOf(props.to ?? props.href),
      title: typeof props.title === 'string' ? props.title : null,
      children: phrasing(children),
      position,
    };
    return phrase([link], inline, position);
  },

  Translate: ({ children }) => [...children],
};

const themedSources = z.object({ light: z.string(), dark: z.string() });

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const labelOf = (title: string): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children: [{ type: 'text', value: title }],
});

const isBlock = (node: RootContent): node is Extract<RootContent, BlockContent> => node.type !== 'definition';

/** Texts of a tag are paragraphs when it stands on lines of its own; a link's text is no paragraph. */
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
