import { isLocal } from '../plugins/local-plugins';
import type { LocalPlugin } from '../plugins/local-plugins';
import type { Notes } from '../notes';
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
/** What the site does by itself, in its own way. */
const covered = [
  'search-local',
  'mermaid',
  'pwa',
  'debug',
  'classic',
  'css-cascade-layers',
  'svgr',
  'docusaurus-plugin-sass',
  'docusaurus-plugin-module-alias',
];
const taken = ['docs', 'blog', 'pages', 'theme', 'sitemap', ...covered];

/** Reads `presets`, `plugins` and `themes`, and notes those that nothing here stands for. */
export function readPlugins({ presets, plugins, themes }: DocusaurusConfig, notes: Notes): PluginOptions {
  let docs: unknown = {};
  let blog: unknown = {};
  let pages: unknown = {};
  let sitemap: unknown = {};
  let hasMain = false;
  const customCss: string[] = [];
  const redirects: Readonly<Record<string, unknown>>[] = [];
  for (const preset of presets) {
    const { name, options } = pluginEntry.safeParse(preset).data ?? { name: 'a preset without name', options: {} };
    const parsed = presetOptions.parse(options);
    const isClassic = shortName(name) === 'classic' || name.includes('preset-classic');
    // Presets with these options are made around the classic one.
    const isLikeClassic = parsed.docs !== undefined || parsed.blog !== undefined || parsed.pages !== undefined;
    if (!isClassic && !isMissing(name)) notes.add(name, isLikeClassic ? 'is read as the classic preset' : undefined);
    if (!isClassic && !isLikeClassic) continue;
    hasMain = true;
    docs = parsed.docs ?? {};
    blog = parsed.blog ?? {};
    pages = parsed.pages ?? {};
    sitemap = parsed.sitemap ?? {};
    for (const key of Object.keys(options)) if (!taken.includes(key)) notes.add(`presets: ${key}`);
    if (parsed.theme !== undefined && parsed.theme !== false) customCss.push(...stylesOf(parsed.theme, notes));
  }
  const instances: unknown[] = [];
  const morePages: unknown[] = [];
  const blogs: unknown[] = [];
  for (const entry of [...plugins, ...themes]) {
    const { name, options } = pluginEntry.safeParse(entry).data ?? { name: functionName(entry), options: {} };
    const short = shortName(name);
    if (short === 'client-redirects') redirects.push(options);
    else if (short === 'content-docs') instances.push(options);
    else if (short === 'content-pages') morePages.push(options);
    else if (short === 'content-blog') blogs.push(options);
    else if (short === 'sitemap') sitemap = options;
    else if (short === 'classic') customCss.push(...stylesOf(options, notes));
    // What those of the tree do is said of each of their parts.
    else if (!covered.includes(short) && !isMissing(name) && !(plugins.includes(entry) && isLocal(entry)))
      notes.add(packageOf(name));
  }
  // Without a preset, or with docs switched off there, the first instance is the main one.
  if ((!hasMain || docs === false) && instances.length > 0) docs = instances.shift();
  if ((!hasMain || blog === false) && blogs.length > 0) blog = blogs.shift();
  return {
    pages: [pages, ...morePages].flatMap((options) => (options === false ? [] : [pagesOptions.parse(options)])),
    moreDocs: instances.map((options) => docsOptions.parse(options)),
    docs: docs === false ? false : docsOptions.parse(docs),
    blog: blog === false ? false : blogOptions.parse(blog),
    moreBlogs: blogs.map((options) => blogOptions.parse(options)),
    sitemap,
    customCss,
    redirects,
  };
}

function stylesOf({ customCss }: Readonly<Record<string, unknown>>, notes: Notes): string[] {
  const files = [customCss].flat().filter((file) => typeof file === 'string');
  if (files.length > 0) notes.add('theme: customCss', 'is only used inside of `@theme/Layout`');
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
