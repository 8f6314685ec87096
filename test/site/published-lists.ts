import { load } from 'cheerio';
import type { BuiltSite } from './built-site';

/** Texts of elements of an XML file of a built site. */
export function xmlTexts(site: BuiltSite, address: string, selector: string): string[] {
  const $ = load(site.read(address), { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

/** What pages call their own addresses, of those that search engines may show; sorted. */
export const canonicalAddresses = (site: BuiltSite): string[] =>
  [...site.pages.values()]
    .filter(($) => $('meta[name=robots][content=noindex]').length === 0)
    .flatMap(($) => $('link[rel=canonical]').attr('href') ?? [])
    .sort();
