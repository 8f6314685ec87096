import type { GatsbySSR } from 'gatsby';
import { pageViewEndpoint, pageViewMeta } from './src/site';
import { themeScript } from './src/theme/theme-script';

export { wrapPageElement } from './src/components/layout/wrap-page';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />]);
  if (pageViewEndpoint !== '') {
    setHeadComponents([<meta key={pageViewMeta} name={pageViewMeta} content={pageViewEndpoint} />]);
  }
};
