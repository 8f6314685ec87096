import type { GatsbySSR } from 'gatsby';
import { Helmet } from 'react-helmet';
import { provideHelmet } from './src/components/ui/Head';
import { replaceRenderer as renderForeign } from './src/gatsby/render-body';
import { pageViewMeta, site } from './src/config/browser-config';
import { themeHead } from './src/browser/theme/theme-head';

provideHelmet(Helmet);

export { wrapPageElement } from './src/components/layout/wrap-page';

/** Pages of this site never fail while they are built, or else the build has to stop. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = site.foreign ? renderForeign : undefined;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(themeHead(site.basePath));
  const { pageViewEndpoint } = site;
  if (pageViewEndpoint !== '') {
    setHeadComponents([<meta key={pageViewMeta} name={pageViewMeta} content={pageViewEndpoint} />]);
  }
};
