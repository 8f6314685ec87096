import { find, html } from 'property-information';
import type { Policy } from '../../model/policy';

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
const never = /^(?:on|srcDoc$|action$|formAction$|style$|ping$|is$|nonce$|xLinkHref$|xmlBase$|dangerously|inner)/i;

/** The name of an attribute as the HTML tree has it; `undefined` for one that content may not set on this element. */
export function attributeOf(element: string, written: string, policy: Policy): string | undefined {
  const { property, attribute } = find(html, written);
  const known = ofAll.has(property) || ofSome[element]?.has(property) === true || /^(?:aria|data)-/.test(attribute);
  return known || (policy === 'lenient' && !never.test(property)) ? property : undefined;
}
