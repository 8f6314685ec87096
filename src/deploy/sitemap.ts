import { SitemapStream, streamToPromise } from 'sitemap';

/** A page as search engines are told of it. */
export interface SitemapPage {
  /** Absolute. */
  readonly address: string;
  /** Day of its last change, yyyy-mm-dd. */
  readonly changed?: string | undefined;
  /** Its absolute addresses in all languages of the site, by their codes. */
  readonly languages?: readonly { readonly lang: string; readonly url: string }[] | undefined;
}

/** What search engines take from one sitemap. */
export const mostPages = 50_000;

/** Text of a sitemap. */
export async function sitemapOf(pages: readonly SitemapPage[]): Promise<string> {
  if (pages.length > mostPages) {
    throw new Error(
      `The sitemap would have ${pages.length} pages, but search engines accept at most ${mostPages}. Exclude some with \`sitemapIgnored\` in site.yml.`,
    );
  }
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: pages.some(({ languages }) => languages), image: false },
  });
  for (const { address, changed, languages: links } of pages) {
    stream.write({ url: address, ...(changed === undefined ? {} : { lastmod: changed }), ...(links ? { links } : {}) });
  }
  stream.end();
  return `${(await streamToPromise(stream)).toString()}\n`;
}

/** Text of a `robots.txt` that lets everyone in and names the sitemaps. */
export const robotsOf = (...sitemaps: readonly string[]): string =>
  `User-agent: *\nAllow: /\n\n${sitemaps.map((sitemap) => `Sitemap: ${sitemap}\n`).join('')}`;
