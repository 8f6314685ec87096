const core =
  'BrowserOnly ErrorBoundary ExecutionEnvironment Head Interpolate Link Translate constants isInternalUrl ' +
  'plugin-content-blog/client plugin-content-docs/client router theme-common theme-common/internal useBaseUrl ' +
  'useBrokenLinks useDocusaurusContext useGlobalData useIsBrowser useIsomorphicLayoutEffect useRouteContext';
const theme =
  'Admonition CardList CodeBlock CodeInline Details DocCardList Heading Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode ' +
  'Icon/Edit Icon/ExternalLink Icon/Home Icon/LightMode Icon/Menu Icon/Success IdealImage Layout MDXComponents ' +
  'MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img MDXComponents/Li ' +
  'MDXComponents/Pre MDXComponents/Ul MDXContent TOCInline TOCItems TabItem Tabs ThemedImage';

/** Names of the modules in `src/docusaurus/client` that pages, and what they import, may use: behind `@docusaurus/` and `@theme/`. */
export const coreModules: readonly string[] = core.split(' ');
export const themeModules: readonly string[] = theme.split(' ');
