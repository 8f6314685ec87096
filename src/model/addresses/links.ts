import type { SiteConfig } from '../../config/site-config';
import { decodeAddress, leadsElsewhere } from './address';
import { nearest } from '../nearest';
import type { PageSource } from '../pages/pages';
import type { Problem } from '../problems/problems';
import { searchPath, trimSlash, withoutHtmlSuffix } from './routes';
import { docNameOfFile, standsForFolder } from '../pages/doc-names';

/** The anchors of a page. When it runs, its components may make others. */
type Anchors = ReadonlySet<string> & { readonly runs?: boolean };

/**
 * What is at an address of the site: the anchors of a page; `unfinished` for a page whose problems, or those of its data, hide them, `file` for a picture or a
 * document, in which they are not ours to know, `draft` for a page that is not published, the page that would
 * have the address by the name of its file, but has another one by its front matter, and where a redirect leads.
 */
export type LinkTarget = Anchors | 'unfinished' | 'file' | 'draft' | RenamedPage | Redirected;
type RenamedPage = Pick<PageSource, 'file' | 'path'>;
interface Redirected {
  readonly to: string;
}
export type AnchorsByPath = ReadonlyMap<string, LinkTarget>;

const isRenamed = (target: LinkTarget): target is RenamedPage => typeof target === 'object' && 'file' in target;

const isRedirected = (target: LinkTarget): target is Redirected => typeof target === 'object' && 'to' in target;

/** An address that ends like that of a file other than a page. */
export const fileEnding = /\.(?!html$|mdx?$)\w{2,5}$/;

/** A link as the browser sees it: path without trailing slash, decoded anchor. `undefined` for other sites. */
export function internalTarget(href: string, ownPath: string): { path: string; anchor: string } | undefined {
  if (leadsElsewhere(href)) return undefined;
  const url = new URL(href, `file://${ownPath}`);
  const path = trimSlash(decodeAddress(url.pathname));
  return { path, anchor: decodeAddress(url.hash.slice(1)) };
}

/** The only address that ends as a link does that is written from another folder than that of its page. */
function endingLike(href: string, known: readonly string[]): string | undefined {
  const [tail = ''] = /^[^?#]*[^?#/]/.exec(href.replace(/^(?:\.{0,2}\/)*/, '')) ?? [];
  const found = tail === '' ? [] : known.filter((path) => path.endsWith(`/${tail}`));
  return found.length === 1 ? found[0] : undefined;
}

/** What is wrong with a link, or nothing: an unknown address or anchor, with the nearest that exists. */
export function problemOfLink(
  { href, target: address }: { readonly href: string; readonly target: string },
  ownPath: string,
  known: AnchorsByPath,
): Pick<Problem, 'what' | 'remedy' | 'severity' | 'fix'> | undefined {
  const target = internalTarget(address, ownPath);
  if (!target) return undefined;
  const anchors = known.get(target.path);
  if (!anchors) {
    const ending = withoutHtmlSuffix(target.path);
    const addresses = [...known].flatMap(([path, there]) => (isRenamed(there) || isRedirected(there) ? [] : [path]));
    const isFile = fileEnding.test(target.path);
    // The address of a file in static/ is its path below that folder.
    const meant = isFile ? target.path.replace(/^\/static(?=\/)/, '') : target.path;
    const near =
      [ending, meant].find((path) => path !== undefined && known.has(path)) ??
      nearest(meant, addresses) ??
      endingLike(href, addresses);
    const missing = isFile ? `file \`static${meant}\`` : `page \`${target.path}\``;
    const what = `The link \`${href}\` is broken because the ${missing} does not exist.`;
    const otherwise = isFile
      ? `Put the file there${meant === target.path ? ', or correct the address' : ` and write \`${meant}\``}.`
      : 'Link to an existing page, or remove the link.';
    const found = near ? `Did you mean \`${near}\`?` : otherwise;
    const remedy = href.startsWith('www.') ? `Write \`https://${href}\`.` : found;
    return { what, remedy, ...(ending !== undefined && near === ending ? fixOf(href, /(?:\/index)?\.html/, '') : {}) };
  }
  if (isRenamed(anchors)) {
    const what = `The link \`${href}\` is broken because ${anchors.file} has the address \`${anchors.path}\`.`;
    return { what, remedy: `Write \`${anchors.path}\`.` };
  }
  if (isRedirected(anchors)) {
    const what = `The link \`${href}\` leads to a former address, from which data/redirects.yml redirects.`;
    return { what, remedy: `Write \`${anchors.to}\`.` };
  }
  if (anchors === 'draft') {
    const what = `The link \`${href}\` is broken because the page \`${target.path}\` is a draft, which is not published.`;
    return { what, remedy: 'Remove `draft: true` from that page, or remove the link.' };
  }
  if (anchors === 'unfinished' || anchors === 'file') return undefined;
  if (target.anchor === '' || target.path === searchPath || anchors.has(target.anchor)) return undefined;
  const near = nearest(target.anchor, [...anchors]);
  const list = [...anchors].slice(0, 15).map((anchor) => `\`#${anchor}\``);
  const choice =
    list.length > 0
      ? `The anchors of that page are ${list.join(', ')}.`
      : 'That page has no headings. Remove the anchor from the link.';
  const what = `The link \`${href}\` points to an anchor that does not exist on \`${target.path}\`.`;
  const remedy = near ? `Did you mean \`#${near}\`?` : choice;
  if (anchors.runs !== true) return { what, remedy };
  return {
    what,
    remedy: `${remedy} Ignore this warning if a component on that page creates the anchor.`,
    severity: 'warning',
  };
}

/**
 * Problems of all links in the text of all pages.
 *
 * @param isTranslation Whether a file is a translation in the place of its original. Where one lacks the anchor of its original, links of originals
 *   are right.
 */
export function checkLinks(
  pages: readonly PageSource[],
  known: AnchorsByPath,
  config: Site,
  isTranslation: (file: string) => boolean = () => false,
): Problem[] {
  const translations = new Map(pages.filter(({ file }) => isTranslation(file)).map(({ path, file }) => [path, file]));
  return pages.flatMap(({ file, path, links }) =>
    links.flatMap((link): Problem[] => {
      if (link.sourced) return [];
      const { line, column, partial = file } = link;
      const own = ownAddress(link.href, config);
      const problem = problemOfLink(own === undefined ? link : { href: link.href, target: own }, path, known);
      const { path: there = '', anchor = '' } = internalTarget(link.target, path) ?? {};
      const translation = translations.has(path) ? undefined : translations.get(there);
      if (problem && translation !== undefined && typeof known.get(there) === 'object')
        return [{ file: translation, line: 1, column: 1, ...lostAnchor(anchor, partial) }];
      const found = problem ?? adviceOnLink(link.href, config);
      return found ? [{ file: partial, line, column, ...found }] : [];
    }),
  );
}

const lostAnchor = (anchor: string, file: string): Pick<Problem, 'what' | 'remedy'> => ({
  what: `The translation has no anchor \`#${anchor}\`, to which ${file} links.`,
  remedy: `Write the id of the original behind the translated heading, such as \`## … {#${anchor}}\`.`,
});

type Advice = Pick<Problem, 'what' | 'remedy' | 'severity' | 'fix'>;

/** The beginning of an address that was copied from `npm run develop`. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/(?:docs|blog)\b)/;

type Site = Pick<SiteConfig, 'url' | 'foreign'>;

/**
 * What follows the address of the site in a full URL of a page of ours; undefined for other links. Trees for Docusaurus have tutorials that send
 * readers to a server of their own.
 */
function ownAddress(href: string, { url, foreign }: Site): string | undefined {
  if (href === url || href.startsWith(`${url}/`)) return href.slice(url.length) || '/';
  return foreign ? undefined : href.split(local)[1];
}

/** Links that work, but by a detour. */
export function adviceOnLink(href: string, site: Site): Advice | undefined {
  const severity = 'warning' as const;
  const own = ownAddress(href, site);
  if (own !== undefined) {
    const what = `The link \`${href}\` points to this site by its full URL.`;
    return { what, remedy: `Write \`${own}\`.`, severity, ...fixOf(href, href, own) };
  }
  const slash = /^[^?#:]*[^/?#:]\/(?=[?#]|$)/.exec(href)?.[0];
  if (slash !== undefined && href.startsWith('/')) {
    const clean = slash.slice(0, -1) + href.slice(slash.length);
    const what = `The path of the link \`${href}\` ends with a slash, which causes a redirect.`;
    return { what, remedy: `Write \`${clean}\`.`, severity, ...fixOf(href, slash, slash.slice(0, -1)) };
  }
  return undefined;
}

/** In Markdown a link's address stands behind `](`; so much of it makes the place plain. */
const fixOf = (href: string, part: string | RegExp, by: string): Pick<Problem, 'fix'> => ({
  fix: { replace: `](${href}`, by: `](${href.replace(part, by)}` },
});

/**
 * Where relative links of a page begin. The addresses of this site end without a slash, but Docusaurus ends some with one, and authors
 * wrote their links for that.
 */
export function linkBase(
  file: string,
  address: string,
  { endingSlash, blogs }: Pick<SiteConfig, 'endingSlash' | 'blogs'>,
): string {
  if (endingSlash === 'never' || address.endsWith('/')) return address;
  return endingSlash === 'always' || standsFor(file, address, blogs) ? `${address}/` : address;
}

function standsFor(file: string, address: string, blogs: SiteConfig['blogs']): boolean {
  const name = docNameOfFile(file.replace(/\.[jt]sx?$/, ''));
  const folder = name.split('/').at(-2);
  // Posts are below their dates, and a page may have another address than its file says.
  return (
    !blogs.some((blog) => file.startsWith(`${blog.folder}/`)) &&
    standsForFolder(name) &&
    address.split('/').at(-1) === folder
  );
}

/** A link from one page to another, as an address that works from anywhere; others stay as they are. */
export function absoluteLink(href: string, base: string): string {
  if (/^(?:[/#?]|$)/.test(href) || leadsElsewhere(href)) return href;
  const { pathname, search, hash } = new URL(href, `file://${base}`);
  return pathname + search + hash;
}
