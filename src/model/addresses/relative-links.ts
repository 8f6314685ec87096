import type { SiteConfig } from '../../config/site-config';
import { leadsElsewhere } from './address';
import { docNameOfFile, standsForFolder } from '../pages/doc-names';

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
