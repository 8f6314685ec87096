import type { SiteConfig } from '../config/site-config';
import type { Breadcrumb } from './navigation/breadcrumbs';

/** What search engines are told about a page. */
export interface DescribedPage {
  readonly kind: 'doc' | 'post';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of a post, yyyy-mm-dd. */
  readonly published?: string | undefined;
  /** Day of the last change. */
  readonly changed?: string | undefined;
  readonly authors: readonly { readonly name: string; readonly url?: string | null | undefined }[];
  readonly trail: readonly Breadcrumb[];
}

const typeOf = { doc: 'TechArticle', post: 'BlogPosting' } as const;

/** The JSON-LD of a page: what it is, and the trail that leads to it. */
export function structuredData(
  page: DescribedPage,
  { url: siteUrl, locale }: Pick<SiteConfig, 'url' | 'locale'>,
): string {
  const url = siteUrl + page.path;
  const article = {
    '@type': typeOf[page.kind],
    headline: page.title,
    description: page.description,
    url,
    inLanguage: locale.code,
    datePublished: page.published,
    dateModified: page.changed,
    author: page.authors.length === 0 ? undefined : page.authors.map((author) => personOf(author, siteUrl)),
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: page.trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href?.startsWith('/') === true ? siteUrl + href : undefined,
    })),
  };
  const graph = page.trail.length > 1 ? [article, trail] : [article];
  // The text stands in a script element, which a `<` could end.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const personOf = ({ name, url }: DescribedPage['authors'][number], siteUrl: string): object => ({
  '@type': 'Person',
  name,
  url: url === null || url === undefined ? undefined : new URL(url, `${siteUrl}/`).href,
});

const block = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** A page with its JSON-LD at the end of its head, in the place of what a build before wrote there. */
export const withStructuredData = (html: string, json: string): string => {
  const script = `<script type="application/ld+json">${json}</script>`;
  if (html.includes(script)) return html;
  return block.test(html) ? html.replace(block, () => script) : html.replace('</head>', () => `${script}</head>`);
};
