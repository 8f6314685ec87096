import { load } from 'cheerio';
import { expect } from 'vitest';
import type { BuiltSite } from './built-site';

/** Hashes in the names of files and of classes change with the code, though a reader sees the same. */
const withoutHashes = (text: string): string =>
  text.replace(/[-_/]?\b[0-9a-f]{8,32}(?=[-./"])/g, '-HASH').replace(/ class="_[\w-]{4}"|\b_[\w-]{4} /g, '');

const lineForEachTag = (text: string): string => withoutHashes(text).replace(/></g, '>\n<').trimEnd();

/** What is written about a page in its head, and differs from page to page. */
const ownOfHead = 'title, meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate], script';

/** A page as a diff can show it: without scripts, styles and the lines of icons. Of most pages, what all pages share is left out, too. */
function shownPage({ html }: BuiltSite, address: string, parts: 'whole' | 'own'): string {
  const $ = load(html(address));
  $('script:not([type="application/ld+json"]), link[rel=preload], link[rel=stylesheet]').remove();
  $('style, svg[aria-hidden]').empty();
  if (parts === 'whole') return lineForEachTag($.html());
  const head = $('head').find(ownOfHead).toArray();
  return lineForEachTag([...head, ...$('main').toArray()].map((element) => $.html(element)).join(''));
}

function shownFile({ read }: BuiltSite, address: string): string {
  const text = read(address);
  return address.endsWith('.json') ? withoutHashes(JSON.stringify(JSON.parse(text), null, 1)) : lineForEachTag(text);
}

/**
 * What a site publishes at an address is what the folder `output` beside the test has for it, so that a change of the code shows in
 * a review as a change of pages and files. `-- -u` writes the folder anew.
 *
 * @param parts `whole` with all of the head, and with what is around the main part of a page.
 */
export async function expectKnownOutput(
  site: BuiltSite,
  name: string,
  address: string,
  parts: 'whole' | 'own' = 'own',
): Promise<void> {
  const isFile = site.files.has(address);
  const shown = isFile ? shownFile(site, address) : shownPage(site, address, parts);
  const file = `output/${name}/${address.slice(1).replaceAll('/', '-') || 'index'}${isFile ? '' : '.html'}`;
  await expect(`${shown}\n`).toMatchFileSnapshot(file);
}
