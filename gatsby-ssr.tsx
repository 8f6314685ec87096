import type { GatsbySSR } from 'gatsby';
import { themeHead } from './src/theme/theme-head';

export { wrapPageElement } from './src/components/layout/wrap-page';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([...themeHead]);
};
