import { docusaurusConfig, pluginEntry } from './config-schema';

/** What Docusaurus adds to a configuration that does not say it. */
export const standards = {
  ...{ baseUrl: '/', tagline: '', favicon: '', titleDelimiter: '|', customFields: {}, themeConfig: {} },
  ...{ presets: [], scripts: [], stylesheets: [], headTags: [], clientModules: [] },
  ...{ staticDirectories: ['static'], i18n: { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {} } },
};

/** Parts that the theme of Docusaurus adds to its settings, or completes. */
const ofTheme: ReadonlyMap<string, object> = new Map<string, object>([
  ['metadata', []],
  ['docs', { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } }],
  ['blog', { sidebar: { groupByYear: true } }],
  ['colorMode', { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false }],
  ['navbar', { hideOnScroll: false, items: [] }],
  ['prism', { additionalLanguages: [] }],
  ['tableOfContents', { minHeadingLevel: 2, maxHeadingLevel: 3 }],
  ['liveCodeBlock', { playgroundPosition: 'bottom' }],
]);

const completed = (themeConfig: Readonly<Record<string, unknown>>): object => ({
  ...Object.fromEntries(ofTheme),
  ...Object.fromEntries(
    Object.entries(themeConfig).map(([key, value]) => {
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isPart ? { ...ofTheme.get(key), ...value } : value];
    }),
  ),
});

/**
 * The configuration as components of the tree know it, which is what of it can be written as JSON. Most of them ask for the title, but
 * some read the options of a preset. It becomes a part of scripts that everybody can read, so plugins are only names, because their
 * options may hold tokens, and paths do not say where the tree at `root` is on this machine.
 */
export function siteConfigOf(config: unknown, root: string): object {
  const { title = '', url = '', plugins, themes, ...rest } = docusaurusConfig.parse(config ?? {});
  const themeConfig = completed(rest.themeConfig);
  const known = { ...standards, title, url, ...rest, themeConfig, plugins: namesOf(plugins), themes: namesOf(themes) };
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, value]) => {
      const json = jsonOf(value, root);
      return json === undefined ? [] : [[key, json]];
    }),
  );
}

const namesOf = (entries: readonly unknown[]): string[] =>
  entries.flatMap((entry) => pluginEntry.safeParse(entry).data?.name ?? []);

/** A value as JSON; undefined for one that has none, such as an object that contains itself. */
function jsonOf(value: unknown, root: string): unknown {
  try {
    const text: unknown = JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'string' ? withoutRoot(inner, root) : inner,
    );
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A module of a package may be anywhere above the tree; a root without folders above it could be an address, such as `/docs`. */
function withoutRoot(text: string, root: string): string {
  const module = text.replace(/^(?:\/|[a-z]:[\\/]).*[\\/]node_modules[\\/]/i, '');
  const rest = module.slice(root.length);
  const isBelow = module.startsWith(root) && /^(?:[\\/]|$)/.test(rest);
  return isBelow && /[\\/].*[\\/]/.test(root) ? `@site${rest.replaceAll('\\', '/')}` : module;
}
