import type { Element, ElementContent } from 'hast';
import { find, html } from 'property-information';
import type { Policy } from '../../model/problems/problems';
import type { Json, JsonObject } from '../../model/types';
import type { CompileState } from '../compile-state';
import type { Tag } from '../components/props';

/** HTML elements that a page may write as tags. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong ' +
    'sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'
  ).split(' '),
);

/** The other elements of HTML: forms, parts of a page that the layout has, what runs or draws, and obsolete ones that browsers still show. */
export const otherElements: ReadonlySet<string> = new Set(
  (
    'address area article aside audio base body button canvas data datalist dialog embed fieldset footer form h1 head header ' +
    'hgroup html input label legend link main map math menu meta meter nav noscript object optgroup option output param progress ' +
    'script search select slot style svg template textarea title track acronym applet font frame frameset marquee nobr'
  ).split(' '),
);

/** Elements before which browsers end a paragraph. */
export const isBlockElement = (name: string): boolean =>
  /^(?:aside|blockquote|center|d[dlt]|details|div|fig(?:caption|ure)|h[1-6r]|li|[ou]l|p|pre|section|summary|table)$/.test(
    name,
  );

/** Elements that are no content, or that the Content-Security-Policy forbids. */
const noContent: ReadonlySet<string> = new Set([
  'base',
  'body',
  'head',
  'html',
  'link',
  'meta',
  'script',
  'style',
  'title',
]);

/** Whether a tag is an element of HTML. A tree from elsewhere may use all that there are, and elements that it defines itself. */
export const isHtmlElement = (name: string, policy: Policy): boolean =>
  htmlElements.has(name) || (policy === 'lenient' && /^[a-z][A-Za-z\d:-]*$/.test(name) && !noContent.has(name));

/** Elements without content. In HTML their slash is optional, but not in MDX. */
export const voidElements: ReadonlySet<string> = new Set([
  'br',
  'col',
  'hr',
  'img',
  'source',
  'wbr',
  'input',
  'link',
  'meta',
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Attributes that a tag in a page may have, by their names in React; `aria-*` and `data-*` too. */
const ofAll = words('id className title lang dir role translate hidden width height align vAlign bgColor color border');

/**
 * What only some elements may have. `name` is missing on pictures, because a picture of that name would replace a property of
 * `document`.
 */
const ofSome: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href name target rel download hrefLang type'),
  img: words('src srcSet sizes alt loading decoding'),
  audio: words('src controls autoPlay loop muted preload'),
  video: words('src poster controls autoPlay loop muted playsInline preload'),
  source: words('src srcSet sizes type media'),
  iframe: words('src name referrerPolicy sandbox allow allowFullScreen frameBorder loading'),
  table: words('cellPadding cellSpacing summary'),
  col: words('span'),
  colgroup: words('span'),
  td: words('colSpan rowSpan headers noWrap'),
  th: words('colSpan rowSpan headers scope abbr noWrap'),
  ol: words('start reversed type'),
  ul: words('type'),
  li: words('value'),
  details: words('open name'),
  blockquote: words('cite'),
  q: words('cite'),
  del: words('cite dateTime'),
  ins: words('cite dateTime'),
  time: words('dateTime'),
};

/** What even a tree from elsewhere, which may use all elements, may not set: handlers, and documents and addresses within. */
const never = words('srcDoc action formAction style ping is nonce xLinkHref xmlBase');
const neverBeginsWith = /^(?:on|dangerously|inner)/i;

/** The name of an attribute as the HTML tree has it; `undefined` for one that content may not set on this element. */
function attributeOf(element: string, written: string, policy: Policy): string | undefined {
  const { property, attribute } = find(html, written);
  const known = ofAll.has(property) || ofSome[element]?.has(property) === true || /^(?:aria|data)-/.test(attribute);
  return known || (policy === 'lenient' && !never.has(property) && !neverBeginsWith.test(property))
    ? property
    : undefined;
}

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
