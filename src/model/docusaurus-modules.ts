/** Modules of Docusaurus that a page which runs, and what it imports, may use; `src/docusaurus-modules` has them. */
export const docusaurusModules: Readonly<Record<'docusaurus' | 'theme', readonly string[]>> = {
  docusaurus: [
    ...[
      'BrowserOnly',
      'ErrorBoundary',
      'ExecutionEnvironment',
      'Head',
      'Interpolate',
      'Link',
      'Translate',
      'constants',
      'isInternalUrl',
    ],
    ...['router', 'useBaseUrl', 'useBrokenLinks', 'useDocusaurusContext', 'useGlobalData', 'useIsBrowser'],
    ...['useIsomorphicLayoutEffect', 'useRouteContext', 'theme-common', 'theme-common/internal'],
    ...['plugin-content-docs/client', 'plugin-content-blog/client'],
  ],
  theme: [
    ...['Admonition', 'CodeBlock', 'Details', 'DocCardList', 'Heading', 'IdealImage', 'Layout', 'MDXComponents'],
    ...['MDXComponents/A', 'MDXComponents/Img'],
    ...['Icon/Arrow', 'Icon/Close', 'Icon/Copy', 'Icon/DarkMode', 'Icon/Edit', 'Icon/ExternalLink', 'Icon/Home'],
    ...[
      'Icon/LightMode',
      'Icon/Menu',
      'Icon/Success',
      'MDXContent',
      'TOCInline',
      'TOCItems',
      'TabItem',
      'Tabs',
      'ThemedImage',
    ],
  ],
};
