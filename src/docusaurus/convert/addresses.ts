import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** An address of the site as Docusaurus' settings write it: the slash in front is optional, `pathname://` says nothing here. */
export function siteAddress(to: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(to)) return to.startsWith('pathname://') ? to.slice('pathname://'.length) : to;
  return to.startsWith('/') || to.startsWith('#') ? to : `/${to}`;
}

/** `/docs` for `docs`, `/docs/` and `/docs`; empty for the root. */
export function basePathOf(route: string): string {
  const inner = route.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}

/** For `JSON.stringify`: links of the site without the path that it is mounted at, with which Docusaurus lets them begin. */
export const belowBase =
  (basePath: string) =>
  (key: string, value: unknown): unknown =>
    basePath !== '' && ['href', 'to'].includes(key) && typeof value === 'string' && value.startsWith(`${basePath}/`)
      ? value.slice(basePath.length)
      : value;

/** Text of a piece of HTML, for places that show plain text. */
export const textOfHtml = (html: string): string =>
  parseFragment(html).childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node)) return '';
  return node.tagName === 'br' ? ' ' : node.childNodes.map(textOf).join('');
}
