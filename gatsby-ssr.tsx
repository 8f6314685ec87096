import type { GatsbySSR } from 'gatsby';
import { pageViewEndpoint, pageViewMeta } from './src/site';
import { themeHead } from './src/theme/theme-head';

export { wrapPageElement } from './src/components/layout/wrap-page';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([...themeHead]);
  if (pageViewEndpoint !== '') {
    setHeadComponents([<meta key={pageViewMeta} name={pageViewMeta} content={pageViewEndpoint} />]);
  }
};
