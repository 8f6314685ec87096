import type { z } from 'zod';
import { isLocal } from '../plugins/local-plugins';
import type { LocalPlugin } from '../plugins/local-plugins';
import type { UnsupportedSettings } from '../unsupported-settings';
import { blogOptions, docsOptions, pagesOptions, pluginEntry, presetOptions } from './config-schema';
import type { BlogOptions, DocsOptions, DocusaurusConfig, PagesOptions } from './config-schema';

/** Options of the plugins that are taken over; `false` for docs or a blog that the tree does without. */
export interface PluginOptions {
  readonly docs: DocsOptions | false;
  /** Further instances of the docs plugin. */
  readonly moreDocs: readonly DocsOptions[];
  readonly blog: BlogOptions | false;
  /** Further instances of the blog plugin. */
  readonly moreBlogs: readonly BlogOptions[];
  /** Folders of other pages. */
  readonly pages: readonly PagesOptions[];
  /** `false` for a tree that wants no sitemap. */
  readonly sitemap: unknown;
  /** Paths of custom style sheets, as the configuration names them. */
  readonly customCss: readonly string[];
  /** Options of plugin-client-redirects, once for each mention. */
  readonly redirects: readonly Readonly<Record<string, unknown>>[];
}

const plugin = /(?:^@docusaurus\/|^)(?:plugin|theme|preset)-(.+)$/;
/** Plugins and themes that the site needs no code of. */
const covered = [
  ...['search-local', 'mermaid', 'pwa', 'debug', 'classic', 'css-cascade-layers', 'svgr'],
  ...['docusaurus-plugin-sass', 'docusaurus-plugin-module-alias'],
];
const ofOpenApi = 'is used for the pages that it has generated, whose requests cannot be sent';
const takenOptions = ['docs', 'blog', 'pages', 'theme', 'sitemap', ...covered];
const takenPlugins = ['client-redirects', 'content-docs', 'content-pages', 'content-blog', 'sitemap', ...covered];

/** Reads `presets`, `plugins` and `themes`, and notes those that are not supported. */
export function readPlugins(
  { presets, plugins, themes }: DocusaurusConfig,
  unsupported: UnsupportedSettings,
): PluginOptions {
  let main: z.infer<typeof presetOptions> | undefined;
  const customCss: string[] = [];
  for (const preset of presets) {
    const { name, options } = pluginEntry.safeParse(preset).data ?? { name: 'a preset without name', options: {} };
    const parsed = presetOptions.parse(options);
    const isClassic = shortName(name) === 'classic' || name.includes('preset-classic');
    // Presets with these options are made around the classic one.
    const isLikeClassic = parsed.docs !== undefined || parsed.blog !== undefined || parsed.pages !== undefined;
    if (!isClassic && !isMissing(name))
      unsupported.add(name, isLikeClassic ? 'is read as the classic preset' : undefined);
    if (!isClassic && !isLikeClassic) continue;
    main = parsed;
    for (const key of Object.keys(options)) if (!takenOptions.includes(key)) unsupported.add(`presets: ${key}`);
    if (parsed.theme) customCss.push(...stylesOf(parsed.theme, unsupported));
  }
  const entries = [...plugins, ...themes].map((entry) => {
    const { name, options } = pluginEntry.safeParse(entry).data ?? { name: functionName(entry), options: {} };
    return { entry, name, short: shortName(name), options };
  });
  for (const { entry, name, short, options } of entries) {
    if (short === 'classic') customCss.push(...stylesOf(options, unsupported));
    // What those of the tree do is said of each of their parts.
    const isOfTree = plugins.includes(entry) && isLocal(entry);
    if (!takenPlugins.includes(short) && !isMissing(name) && !isOfTree)
      unsupported.add(packageOf(name), /openapi-docs$/.test(packageOf(name)) ? ofOpenApi : undefined);
  }
  const optionsOf = (wanted: string): Readonly<Record<string, unknown>>[] =>
    entries.flatMap(({ short, options }) => (short === wanted ? [options] : []));
  // Without a preset, or with docs or a blog switched off there, the first instance is the main one.
  const instances = (name: string, ofPreset: unknown): unknown[] => {
    const all = optionsOf(name);
    return (main && ofPreset !== false) || all.length === 0 ? [ofPreset ?? {}, ...all] : all;
  };
  const [docs, ...moreDocs] = instances('content-docs', main?.docs);
  const [blog, ...moreBlogs] = instances('content-blog', main?.blog);
  return {
    pages: [main?.pages ?? {}, ...optionsOf('content-pages')].flatMap((options) =>
      options === false ? [] : [pagesOptions.parse(options)],
    ),
    docs: docs === false ? false : docsOptions.parse(docs),
    moreDocs: moreDocs.map((options) => docsOptions.parse(options)),
    blog: blog === false ? false : blogOptions.parse(blog),
    moreBlogs: moreBlogs.map((options) => blogOptions.parse(options)),
    sitemap: optionsOf('sitemap').at(-1) ?? main?.sitemap ?? {},
    customCss,
    redirects: optionsOf('client-redirects'),
  };
}

function stylesOf({ customCss }: Readonly<Record<string, unknown>>, unsupported: UnsupportedSettings): string[] {
  const files = [customCss].flat().filter((file) => typeof file === 'string');
  if (files.length > 0)
    unsupported.add('theme: customCss', 'is used for the content of pages, and for colors and fonts of the site');
  return files;
}

/** What to call a plugin that a configuration has as a function, maybe with options. */
function functionName(entry: unknown): string {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof plugin === 'function' && plugin.name !== '' ? plugin.name : 'a plugin written as a function';
}

/** Named by its module, which is not installed; that was noted. */
const isMissing = (name: string): boolean => name.startsWith('missing:');

/** The package that has the file of a plugin; other names as they are. */
const packageOf = (name: string): string =>
  /^(?:missing:|.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(name.replaceAll('\\', '/'))?.[1] ?? name;

/** What a plugin is called; a configuration may name the file of its module. */
function shortName(name: string): string {
  const inPackage = packageOf(name);
  return plugin.exec(inPackage)?.[1] ?? inPackage;
}

/** Packages of Docusaurus, and others that are known to bring nothing that pages import. */
const standard =
  /^(?:classic|debug|pwa|mermaid|svgr|sitemap|ideal-image|css-cascade-layers|rsdoctor|client-redirects|vercel-analytics|content-(?:docs|blog|pages)|google-[\w-]+|docusaurus-plugin-(?:sass|module-alias))$|search-(?:algolia|local)$/;

/**
 * Whether the configuration of a tree names a package, or has a plugin, that may bring components of a theme. Nobody knows which ones,
 * because the package need not be installed.
 */
export function hasFurtherThemes(
  { presets, plugins, themes }: DocusaurusConfig,
  localPlugins: readonly LocalPlugin[],
): boolean {
  const ofPackages = [...presets, ...plugins.filter((entry) => !isLocal(entry)), ...themes].flatMap((entry) => {
    const name = pluginEntry.safeParse(entry).data?.name;
    if (name !== undefined) return shortName(name);
    return typeof entry === 'function' ? 'a function of a package' : [];
  });
  return ofPackages.some((name) => !standard.test(name)) || localPlugins.some(({ hooks }) => 'getThemePath' in hooks);
}
