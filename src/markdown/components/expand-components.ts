import type { BlockContent, Image, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Position } from 'unist';
import type { CompileState } from '../compile-state';
import { walk } from '../walk';
import { isExpanded } from './components';
import type { ExpandedName, PropsOf } from './components';
import { packageManagerTabs } from './package-managers';
import { parseUse } from './props';
import { isTag, tag } from '../nodes';

/** A use of a component in a page. */
interface ComponentUse<Name extends ExpandedName> {
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
      props.summary !== undefined ? [tag('summary', {}, [{ type: 'text', value: props.summary }], position)] : [];
    return [tag('details', props.open === true ? { open: null } : {}, [...heading, ...children], position)];
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

/** Replaces components that are another way to write Markdown, so that all later steps see only Markdown. */
export function expandComponents(tree: Root, page: CompileState): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'code' && /\bnpm2yarn\b/.test(node.meta ?? '')) {
      parent.children[index] = packageManagerTabs(node);
      return index + 1;
    }
    if (!isTag(node)) return undefined;
    const written = node.name ?? '';
    const name = page.scope.components.get(written) ?? written;
    if (!isExpanded(name) || page.scope.modules.has(written) || page.scope.partials.has(written)) return undefined;
    const props = parseUse(name, node, page);
    if (!props) {
      // Reported; what is inside is still checked.
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    const { children, position } = node;
    const inline = node.type === 'mdxJsxTextElement';
    parent.children.splice(index, 1, ...expand(name, { props, children, inline, position }));
    // Continues at the same index, because the replacement may contain components.
    return index;
  });
}

/** The compiler knows that a function and its props belong together only where both are of one name. */
const expand = <Name extends ExpandedName>(name: Name, use: ComponentUse<Name>): RootContent[] =>
  markdownComponents[name](use);
