import type { Policy } from '../../model/policy';

/** HTML elements that a page may write as tags. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong ' +
    'sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'
  ).split(' '),
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
