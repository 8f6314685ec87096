import { nearest } from './nearest';
import type { PageSource } from './pages';
import type { Problem } from './problems';
import { markdownLinkTarget, searchPath } from './routes';

/** An address of the site and the anchors that can be reached on it. */
export type AnchorsByPath = ReadonlyMap<string, ReadonlySet<string>>;

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link as the browser sees it: path without trailing slash, decoded anchor. `undefined` for other sites. */
export function internalTarget(href: string, file: string, ownPath: string): { path: string; anchor: string } | undefined {
  if (external.test(href)) return undefined;
  const url = new URL(markdownLinkTarget(href, file) ?? href, `file://${ownPath}`);
  const path = decodeURI(url.pathname).replace(/(.)\/$/, '$1');
  return { path, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** Problems of all links of all pages: unknown addresses and anchors, with the nearest that exist. */
export function checkLinks(pages: readonly PageSource[], known: AnchorsByPath): Problem[] {
  const paths = [...known.keys()];
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line, column }): Problem[] => {
      const target = internalTarget(href, page.file, page.path);
      if (!target) return [];
      const at = { file: page.file, line, column };
      const anchors = known.get(target.path);
      if (!anchors) {
        const near = nearest(target.path, paths);
        const what = `The link \`${href}\` leads nowhere: there is no page \`${target.path}\`.`;
        return [{ ...at, what, remedy: near ? `Write \`${near}\`.` : 'Link to a page that exists, or drop the link.' }];
      }
      if (target.anchor === '' || target.path === searchPath || anchors.has(target.anchor)) return [];
      const near = nearest(target.anchor, [...anchors]);
      const list = [...anchors].slice(0, 15).map((anchor) => `\`#${anchor}\``);
      const choice = list.length > 0 ? `Its headings are ${list.join(', ')}.` : 'That page has no headings.';
      const what = `The link \`${href}\` names a heading that \`${target.path}\` does not have.`;
      return [{ ...at, what, remedy: near ? `Write \`#${near}\`.` : choice }];
    }),
  );
}
