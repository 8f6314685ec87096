import path from 'node:path';

/** Folder of our replacements for modules of Docusaurus. */
export const clientFolder = path.resolve('src/docusaurus/client');

/** Our replacement for a module that pages and their modules may import. */
interface OurModule {
  readonly file: string;
  /** The export that becomes the default export, if several modules share the file. */
  readonly main?: string;
}

/** A module for each file, and for each of the names that share a file: their default exports are the file's exports of these names. */
const modulesOf = (
  files: Readonly<Record<string, string>>,
  shared: Readonly<Record<string, string>>,
): ReadonlyMap<string, OurModule> =>
  new Map<string, OurModule>([
    ...Object.entries(files).map(([name, file]) => [name, { file: path.join(clientFolder, file) }] as const),
    ...Object.entries(shared).flatMap(([file, names]) =>
      names
        .split(' ')
        .map((name) => [name, { file: path.join(clientFolder, file), main: path.basename(name) }] as const),
    ),
  ]);

/** Behind `@docusaurus/`. */
export const coreModules = modulesOf(
  {
    ...{ Head: 'head', Translate: 'translate', constants: 'helpers', router: 'router' },
    ...{ 'theme-common': 'theme-common', 'theme-common/internal': 'theme-common' },
    ...{ 'plugin-content-blog/client': 'helpers', 'plugin-content-docs/client': 'docs-hooks' },
    ...{ useDocusaurusContext: 'context', useGlobalData: 'global-data' },
  },
  {
    helpers:
      'BrowserOnly ErrorBoundary ExecutionEnvironment Interpolate isInternalUrl useBrokenLinks useIsBrowser ' +
      'useIsomorphicLayoutEffect useRouteContext',
    router: 'Link useBaseUrl',
  },
);

/** Behind `@theme/`. */
export const themeModules = modulesOf(
  { Layout: 'Layout', MDXComponents: 'MDXComponents' },
  {
    helpers: 'Root',
    components:
      'Admonition CardList CodeBlock CodeInline Details DocCardList Heading IdealImage MDXContent TOCInline TOCItems ' +
      'ThemedImage MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img ' +
      'MDXComponents/Li MDXComponents/Pre MDXComponents/Ul ' +
      'Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/LightMode Icon/Menu ' +
      'Icon/Success',
    tabs: 'Tabs',
    '../../components/content/Tabs': 'TabItem',
  },
);

/** How the bundler finds such a module. The loader `default-export` reads the query. */
export const requestOf = ({ file, main }: OurModule): string => (main === undefined ? file : `${file}?default=${main}`);
