import { nearest } from '../../model/nearest';
import { leadsElsewhere } from '../../model/addresses/address';
import { absoluteLink, linkBase } from '../../model/addresses/links';
import { linkedFilePath } from '../../model/addresses/routes';
import { docSetOfFile } from '../../model/pages/doc-sets';
import { isPartial } from '../../model/pages/partials';
import { contentFile, hasFileAt, servedPath } from './site-paths';
import type { CompileState } from '../compile-state';
import type { PageContext } from '../page-context';

/** Where a link leads, as the browser gets it. */
export interface ResolvedLink {
  readonly href: string;
  /** False for `pathname://`, by which the author says that the address is not a page of the site. */
  readonly checked: boolean;
  /** A link to a Markdown file that does not exist. */
  readonly missing?: { readonly what: string; readonly remedy: string };
}

/** A file, and the page that includes it, which comes first in the trail. */
type LinkedFrom = Pick<CompileState, 'file' | 'context' | 'trail'>;

const markdownLink = /^([^?#]+\.mdx?)([?#].*)?$/i;

const oneSlash = /^(https?:)\/?(?=[\w-]+\.)|^(https?)\/\/(?=[\w-]+\.)/i;
const takenForPath = 'browsers take it for a path of this site';
/** Addresses that browsers read in another way than their authors mean them. */
const misread = [
  {
    begins: /^(?:www\.|(?:[\w-]+\.)+(?:com|dev|io|net|org)(?:[/?#]|$))/i,
    because: takenForPath,
    meant: (href: string): string => `https://${href}`,
  },
  {
    begins: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
    because: takenForPath,
    meant: (href: string): string => `mailto:${href}`,
  },
  {
    begins: /^[^?#]*(?:\\|%5C)/i,
    because: 'it has a backslash',
    meant: (href: string): string => href.replaceAll(/\\|%5C/gi, '/'),
  },
  {
    begins: oneSlash,
    because: 'a colon and two slashes follow `http` or `https`',
    meant: (href: string): string => href.replace(oneSlash, (written) => `${written.replace(/[:/]*$/, '')}://`),
  },
  {
    begins: /^\/\/[^./?#:]*(?:[/?#]|$)/,
    because: 'the name of another site follows two slashes',
    meant: (href: string): string => href.slice(1),
  },
];

/** Links to Markdown files become addresses. The file decides, because its name may not tell the address of its page. */
export function resolveLink(href: string, file: string, context: PageContext): ResolvedLink {
  if (href.startsWith('pathname://')) return { href: href.slice('pathname://'.length), checked: false };
  const slip = context.policy === 'strict' ? misread.find(({ begins }) => begins.test(href)) : undefined;
  if (slip) {
    const what = `The link \`${href}\` is broken because ${slip.because}.`;
    return { href, checked: false, missing: { what, remedy: `Write \`${slip.meant(href)}\`.` } };
  }
  const match = leadsElsewhere(href) ? null : markdownLink.exec(href);
  const path = match?.[1];
  if (path === undefined) {
    const linked = linkedFile(href, file, context);
    return { href: linked ?? servedPath(belowBase(href, context)), checked: true };
  }
  const candidates = candidateFiles(path, file, context);
  for (const candidate of candidates.flatMap(withOtherEnding)) {
    const address = context.addressOf(candidate);
    if (address !== undefined) return { href: address + (match?.[2] ?? ''), checked: true };
  }
  const partial = candidates.find((one) => isPartial(one, context.config) && context.hasFile?.(one) === true);
  if (partial !== undefined) {
    const what = `The link \`${href}\` is broken because \`${partial}\` has no page: it is a part of other pages.`;
    return { href, checked: false, missing: { what, remedy: 'Link to a page that includes it, or rename the file.' } };
  }
  const [meant = path] = candidates;
  const others = context.pageFiles().filter((one) => one !== file);
  const folder = meant.replace(/\/index(?=\.mdx?$)/, '');
  const found = others.includes(folder) ? folder : nearest(meant, others);
  const near = found && relativePath(found, file) + (match?.[2] ?? '');
  return {
    href,
    checked: false,
    missing: {
      what: `The link \`${href}\` is broken because the file \`${meant}\` does not exist.`,
      remedy: near === undefined ? 'Link to an existing page, or remove the link.' : `Did you mean \`${near}\`?`,
    },
  };
}

/** The same for a link in a page, or in a file that the page includes. In a tree made for Docusaurus it works from any address. */
export function resolveInPage(href: string, { file, context, trail: [start = file] }: LinkedFrom): ResolvedLink {
  const link = resolveLink(href, file, context);
  const address = context.policy === 'lenient' ? context.addressOf(start) : undefined;
  return address === undefined
    ? link
    : { ...link, href: fromPage(link.href, linkBase(start, address, context.config), context) };
}

/** A relative link may climb above the site, to the root of its host. */
const fromPage = (href: string, base: string, context: PageContext): string =>
  absoluteLink(href, base) === href
    ? href
    : belowBase(absoluteLink(href, context.config.basePath.slice(0, -1) + base), context);

/** Address of a file of the tree that is no page, to which Docusaurus lets pages link by its path. */
function linkedFile(href: string, file: string, context: PageContext): string | undefined {
  const { policy, ownName } = context;
  if (policy === 'strict' || leadsElsewhere(href)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]+\.\w+)([?#].*)?$/.exec(href) ?? [];
  const target = path === '' ? undefined : contentFile(path, file);
  if (target === undefined || hasFileAt(path, ownName(target), context) !== true) return undefined;
  return linkedFilePath(ownName(target)) + rest;
}

/** The way from one file to another, as a link says it. */
function relativePath(target: string, from: string): string {
  const [to, start] = [target.split('/'), from.split('/').slice(0, -1)];
  let shared = 0;
  while (shared < start.length && to[shared] === start[shared]) shared += 1;
  const up = start.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/');
}

/** A page may have become one with components since it was linked to. */
const withOtherEnding = (file: string): string[] => [file, file.endsWith('x') ? file.slice(0, -1) : `${file}x`];

/** Docusaurus looks beside the page, then below the docs, then below the site. */
function candidateFiles(path: string, file: string, { config }: PageContext): string[] {
  const folder = docSetOfFile(file, config.docSets)?.folder ?? file.split('/')[0] ?? '';
  if (path.startsWith('/')) return [`${folder}${path}`, path.slice(1)];
  const beside = contentFile(path, file);
  return [...(beside === undefined ? [] : [beside]), `${folder}/${path}`, path];
}

/** Docusaurus lets an address begin with the path that the site is mounted at, or leave it out. */
export const belowBase = (
  address: string,
  { policy, config: { basePath } }: Pick<PageContext, 'policy' | 'config'>,
): string =>
  policy === 'lenient' && basePath !== '/' && address.startsWith(basePath)
    ? address.slice(basePath.length - 1)
    : address;
