import { decodeAddress } from './decode';
import { nearest } from './nearest';
import type { PageSource } from './pages';
import type { Problem } from './problems';
import { markdownLinkTarget, searchPath } from './routes';

/** An address of the site and the anchors on it; `unfinished` for a page whose own problems hide them. */
export type AnchorsByPath = ReadonlyMap<string, ReadonlySet<string> | 'unfinished'>;

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link as the browser sees it: path without trailing slash, decoded anchor. `undefined` for other sites. */
export function internalTarget(
  href: string,
  file: string,
  ownPath: string,
): { path: string; anchor: string } | undefined {
  if (external.test(href)) return undefined;
  const url = new URL(markdownLinkTarget(href, file) ?? href, `file://${ownPath}`);
  const path = decodeAddress(url.pathname).replace(/(.)\/$/, '$1');
  return { path, anchor: decodeAddress(url.hash.slice(1)) };
}

/** What is wrong with a link, or nothing: an unknown address or anchor, with the nearest that exists. */
export function problemOfLink(
  href: string,
  file: string,
  ownPath: string,
  known: AnchorsByPath,
): Pick<Problem, 'what' | 'remedy'> | undefined {
  const target = internalTarget(href, file, ownPath);
  if (!target) return undefined;
  const anchors = known.get(target.path);
  if (!anchors) {
    const near = nearest(target.path, [...known.keys()]);
    const what = `The link \`${href}\` leads nowhere: there is no page \`${target.path}\`.`;
    return { what, remedy: near ? `Write \`${near}\`.` : 'Link to a page that exists, or drop the link.' };
  }
  if (anchors === 'unfinished') return undefined;
  if (target.anchor === '' || target.path === searchPath || anchors.has(target.anchor)) return undefined;
  const near = nearest(target.anchor, [...anchors]);
  const list = [...anchors].slice(0, 15).map((anchor) => `\`#${anchor}\``);
  const choice = list.length > 0 ? `Its headings are ${list.join(', ')}.` : 'That page has no headings.';
  const what = `The link \`${href}\` names a heading that \`${target.path}\` does not have.`;
  return { what, remedy: near ? `Write \`#${near}\`.` : choice };
}

/** Problems of all links in the text of all pages. */
export function checkLinks(pages: readonly PageSource[], known: AnchorsByPath): Problem[] {
  return pages.flatMap(({ file, path, links }) =>
    links.flatMap(({ href, line, column, sourced }): Problem[] => {
      const problem = sourced ? undefined : problemOfLink(href, file, path, known);
      return problem ? [{ file, line, column, ...problem }] : [];
    }),
  );
}
