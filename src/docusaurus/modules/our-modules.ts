import path from 'node:path';

/** Folder of what stands for modules of Docusaurus. */
export const clientFolder = path.resolve('src/docusaurus/client');

/** What stands for a module that pages, and what they import, may use. */
interface OurModule {
  readonly file: string;
  /** The export of the file that is the default export of the module; undefined for a module without. */
  readonly main?: string;
}

/** Modules by the files that have them. The default export of a module is the export of the same name. */
const modulesOf = (files: Readonly<Record<string, string>>): Map<string, OurModule> =>
  new Map(
    Object.entries(files).flatMap(([file, names]) =>
      names
        .split(' ')
        .map((name) => [name, { file: path.join(clientFolder, file), main: path.basename(name) }] as const),
    ),
  );

/** Modules without a default export, and their files. */
const plain = {
  ...{ constants: 'helpers', router: 'router', 'theme-common': 'theme-common' },
  ...{ 'theme-common/internal': 'theme-common-internal' },
  ...{ 'plugin-content-blog/client': 'helpers', 'plugin-content-docs/client': 'docs-hooks' },
};

/** Behind `@docusaurus/`. */
export const coreModules: ReadonlyMap<string, OurModule> = new Map([
  ...modulesOf({
    helpers:
      'BrowserOnly ErrorBoundary ExecutionEnvironment Interpolate isInternalUrl useBrokenLinks useIsBrowser ' +
      'useIsomorphicLayoutEffect useRouteContext',
    ...{ head: 'Head', router: 'Link useBaseUrl', translate: 'Translate' },
    ...{ context: 'useDocusaurusContext', 'global-data': 'useGlobalData' },
  }),
  ...Object.entries(plain).map(([name, file]) => [name, { file: path.join(clientFolder, file) }] as const),
]);

/** Behind `@theme/`. */
export const themeModules: ReadonlyMap<string, OurModule> = modulesOf({
  components:
    'Admonition CardList CodeBlock CodeInline Details DocCardList Heading IdealImage MDXContent TOCInline TOCItems ThemedImage ' +
    'MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img MDXComponents/Li ' +
    'MDXComponents/Pre MDXComponents/Ul',
  icons:
    'Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/LightMode Icon/Menu Icon/Success',
  ...{ Layout: 'Layout', MDXComponents: 'MDXComponents', '../../components/content/Tabs': 'TabItem Tabs' },
});

/** How the bundler finds such a module. The loader `default-export` reads the query. */
export const requestOf = ({ file, main }: OurModule): string => (main === undefined ? file : `${file}?default=${main}`);
