import * as React from 'react';
import type { HelmetProps, Helmet as HelmetOfPackage } from 'react-helmet';
import { site } from '../../config/browser-config';
import { alternatesOf } from '../../model/addresses/routes';

let Helmet: typeof HelmetOfPackage | undefined;
const waiting = new Set<() => void>();

/** Lets pages write their head. Whoever renders pages to HTML calls it first. */
export function provideHelmet(component: typeof HelmetOfPackage): void {
  Helmet = component;
  for (const tell of waiting) tell();
}

/** Fetches what writes the head. The HTML of a page has its head, so a page can do without until the reader goes on to another. */
export function fetchHelmet(): void {
  if (Helmet) return;
  import(/* webpackChunkName: "head" */ 'react-helmet').then(
    (module) => provideHelmet(module.Helmet),
    // The next page asks again.
    () => undefined,
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
const isThere = (): boolean => Helmet !== undefined;

/** Elements for the head of the page, and attributes of `<html>`. */
export function Head(props: React.PropsWithChildren<HelmetProps>): React.ReactElement | null {
  const canWrite = React.useSyncExternalStore(subscribe, isThere, isThere);
  return canWrite && Helmet ? <Helmet {...props} /> : null;
}

interface SeoProps {
  /** Title of the page; absent on the home page, whose title is the site's. */
  readonly title?: string;
  /** That of the site when absent. */
  readonly description?: string | undefined;
  /** Path of the page, for the canonical address; absent for pages that have none (not found). */
  readonly path?: string;
  /** Picture for link previews: an address on this site or another; the site's own when absent. */
  readonly image?: string | null;
  readonly keywords?: readonly string[];
  readonly type?: 'website' | 'article';
  /** Address of the page's Markdown source. */
  readonly markdown?: string;
  /** Keeps search engines away. */
  readonly hidden?: boolean;
}

/** Of this site or another; addresses of this site begin below the path that it is mounted at. */
const absolute = (address: string): string =>
  /^\/(?!\/)/.test(address) ? site.url + address : new URL(address, `${site.url}/`).href;

/** The picture of link previews; empty for none. */
const picture = (address: string): React.ReactElement[] => [
  ...(address === '' ? [] : [<meta key="image" property="og:image" content={absolute(address)} />]),
  <meta key="card" name="twitter:card" content={address === '' ? 'summary' : 'summary_large_image'} />,
];

/** What every page has in its head. What a page says itself replaces it. A tree that was made for another tool has only its own pictures. */
export function SiteHead(): React.ReactElement {
  const { foreign, image } = site;
  return (
    <>
      <Head htmlAttributes={{ lang: site.locale.code, dir: site.locale.direction }}>
        {picture(image === '' && !foreign ? '/social-card.png' : image)}
        {site.noIndex ? <meta name="robots" content="noindex" /> : null}
      </Head>
      {/* An element replaces those of the same name in heads before it. */}
      <Head>
        {site.metadata.map((attributes) => (
          <meta key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
    </>
  );
}

/** Title and meta of a page. */
export function Seo({
  title,
  description = site.tagline,
  path,
  image = null,
  keywords = [],
  type = 'website',
  markdown,
  hidden = false,
}: SeoProps): React.ReactElement {
  const full =
    title === undefined
      ? `${site.title}${site.titleDelimiter}${site.tagline}`
      : title === site.title
        ? title
        : `${title}${site.titleDelimiter}${site.title}`;
  const address = path === undefined ? undefined : site.url + path;
  // The page is another one than that of the HTML, or says more, such as the words of a search.
  React.useEffect(() => {
    if (document.title === full) return;
    // What writes the head may not come.
    document.title = full;
    fetchHelmet();
  }, [full]);
  return (
    <Head>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      {image === null ? null : picture(image)}
      {address === undefined ? null : <link rel="canonical" href={address} />}
      {address === undefined ? null : <meta property="og:url" content={address} />}
      {HAS_LOCALES && path !== undefined
        ? alternatesOf(site.locales, path).map(({ lang, url }) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={url} />
          ))
        : null}
      {markdown === undefined ? null : <link rel="alternate" type="text/markdown" href={markdown} />}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </Head>
  );
}
