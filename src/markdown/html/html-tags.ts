import type { Element, ElementContent } from 'hast';
import type { Json, JsonObject } from '../../model/types';
import type { CompileState } from '../compile-state';
import type { Tag } from '../components/props';
import { attributeOf } from './attributes';

/** A tag of HTML in a page → elements, with what a page of this site cannot show named and replaced. */
export function htmlElement(
  name: string,
  props: JsonObject,
  children: ElementContent[],
  tag: Tag,
  page: CompileState,
): ElementContent[] {
  const properties = htmlProperties(name, props, tag, page);
  if (name === 'iframe' && page.context.policy === 'strict') return [frameAsLink(properties, tag, page)];
  if (name === 'img' && properties.alt === undefined) {
    page.problems.warn(
      tag,
      'The image has no alt text.',
      'Describe the image in `alt="…"`, or write `alt=""` if it is decorative.',
    );
  }
  return [{ type: 'element', tagName: name, properties, children, position: tag.position, data: { isTag: true } }];
}

/** React's names and HTML's names of attributes → hast properties, without those that content may not set. */
function htmlProperties(name: string, props: JsonObject, tag: Tag, page: CompileState): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const [key, value] of Object.entries(props)) {
    if (key === 'style' && page.context.policy === 'lenient') {
      properties.style = styleText(value);
      continue;
    }
    const property = attributeOf(name, key, page.context.policy);
    if (property === undefined) {
      const why = /^(?:on|style$)/i.test(key) ? 'the Content Security Policy forbids it' : 'pages cannot set it';
      const remedy = /^style$/i.test(key) ? 'Remove it. To set a size, use `width="…"`.' : 'Remove it.';
      page.problems.warn(tag, `The attribute \`${key}\` of \`<${name}>\` is removed because ${why}.`, remedy);
      continue;
    }
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (plain) properties[property] = value;
  }
  return properties;
}

/** A style as HTML writes it, from text or from an object in the words of React. */
function styleText(style: Json | undefined): string {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || style === null) return '';
  return Object.entries(style)
    .map(([name, value]: [string, Json]) => {
      const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isLength = typeof value === 'number' && value !== 0 && !unitless.test(name);
      return `${property}:${typeof value === 'string' ? value : JSON.stringify(value)}${isLength ? 'px' : ''}`;
    })
    .join(';');
}

/** Styles whose numbers are no lengths. */
const unitless = /^--|opacity|zIndex|fontWeight|lineHeight|flex|order|zoom|columnCount|gridRow|gridColumn/i;

/** The policy blocks frames of other sites, which could track the reader. A link says where the content is. */
function frameAsLink({ src, title }: Element['properties'], tag: Tag, page: CompileState): Element {
  page.problems.warn(
    tag,
    'The `<iframe>` is shown as a link because the Content Security Policy does not allow frames.',
    'Write a descriptive link instead, such as `[Watch the video](https://…)`.',
  );
  const href = typeof src === 'string' ? src : '';
  const text = typeof title === 'string' && title !== '' ? title : href;
  return {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: text }],
    position: tag.position,
  };
}
