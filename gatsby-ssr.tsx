import type { GatsbySSR } from 'gatsby';
import { Helmet } from 'react-helmet';
import { provideHelmet } from './src/components/ui/Head';
import { pageViewMeta, site } from './src/config/browser-config';
import { themeHead } from './src/browser/theme/theme-head';

provideHelmet(Helmet);

export { wrapPageElement } from './src/components/layout/wrap-page';
export { replaceRenderer } from './src/gatsby/render-body';

const { favicon, foreign, title } = site;

/** What all pages have alike, so that no script needs to know it. A tree that was made for another tool has icons of its own, or none. */
const siteHead = [
  <meta key="name" property="og:site_name" content={title} />,
  ...(favicon === '' ? [] : [<link key="favicon" rel="icon" href={favicon} />]),
  ...(favicon === '' && !foreign
    ? [
        <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
        <link key="png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
      ]
    : []),
  ...(foreign
    ? []
    : [
        <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
        <link key="manifest" rel="manifest" href="/site.webmanifest" />,
        ...['text', 'code'].map((font) => (
          <link key={font} rel="preload" href={`/fonts/${font}-1.woff2`} as="font" type="font/woff2" crossOrigin="" />
        )),
      ]),
];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHeadComponents([...themeHead(site), ...siteHead]);
  // The types know no data attributes.
  const theme: object = { 'data-theme': site.colorMode };
  if (site.colorMode !== 'system') setHtmlAttributes(theme);
  const { pageViewEndpoint } = site;
  if (pageViewEndpoint !== '') {
    setHeadComponents([<meta key={pageViewMeta} name={pageViewMeta} content={pageViewEndpoint} />]);
  }
};
