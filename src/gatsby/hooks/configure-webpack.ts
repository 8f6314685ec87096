import type { GatsbyNode } from 'gatsby';
import type { Configuration, Compiler } from 'webpack';
import { builtTree } from '../built-tree';
import { noteBuildStart } from '../bundling/build-start';
import { anyOrderOfStyles, optimize } from '../bundling/optimize';
import { inliningRule, chooseLoaders } from '../bundling/rules';
import { browserConfig, logoHeight } from '../../config/site-config';
import type { BrowserConfig, SiteConfig } from '../../config/site-config';
import { packOf } from '../../search/language-pack';
import { missingPart, objectBelow, pluginOf } from '../bundling/gatsby-parts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Names of files that webpack writes into `public` for browsers. */
const bundle = /^[^/\\]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  getConfig,
  loaders,
  plugins,
  stage,
}) => {
  const { contentDir, config: site, bundling } = builtTree();
  // What Gatsby bundles into the app and we do not use: the browser half of gatsby-plugin-lunr would load the whole index on every page and
  // put Lunr into the app, that of Gatsby's script runner has all code of its scripts, and no plugin asks for a service worker.
  const unused =
    /(?:gatsby-plugin-lunr|internal-plugins[\\/]partytown)[\\/]gatsby-browser\.js$|\.cache[\\/]register-service-worker\.js$/;
  const emptyModule = loaders.null as () => object;
  // Other languages stand in no module, so that the renderer and the development server need it, too.
  const inlines = stage === 'build-javascript' || Object.keys(site.texts).length > 0;
  const inline = inlines ? [inliningRule(site.texts)] : [];
  const isEnglish = /^en\b/.test(site.locale.code);
  const pack = packOf(site.locale.code);
  const empty = [
    unused,
    // Their styles would come along although nothing uses them.
    ...(site.locales.length > 1 ? [] : [/[\\/](?:LanguageMenu|is-original)\.tsx?$/]),
    ...(isEnglish ? [/[\\/]search[\\/]worker[\\/]language\.ts$/] : []),
  ];
  const rules = [...empty.map((test) => ({ test, use: [emptyModule()] })), ...inline];
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  const constants = define({
    SITE_CONFIG: JSON.stringify({ ...browserConfig(site), logoWidths: await logoWidths(site.logo, contentDir) }),
    HAS_VERSIONS: String(site.docSets.length > 1),
    HAS_LOCALES: String(site.locales.length > 1),
    SEARCH_PACK: JSON.stringify(isEnglish ? 'en' : (pack ?? '')),
    HAS_OWN_LOGO: String(site.logo.src !== '' || site.logo.title !== ''),
    IS_FOREIGN: String(site.foreign),
    ISSUE_URL: JSON.stringify(site.issueUrl),
    HAS_OFFLINE: String(site.offline && stage === 'build-javascript'),
  });
  actions.setWebpackConfig({ module: { rules }, plugins: [constants], resolve: bundling.resolve() });
  if (!isEnglish) {
    const alias = { 'search-language-pack': pack === undefined ? false : `lunr-languages/lunr.${pack}` };
    actions.setWebpackConfig({ resolve: { alias } });
  }
  const config = (getConfig as () => Configuration)();
  bundling.change(config, stage);
  if (stage.startsWith('build')) {
    optimize(config, stage, JSON.stringify([contentDir, site]));
    chooseLoaders(config, stage);
  }
  if (stage === 'develop') anyOrderOfStyles(config);
  // Without this, scripts and style sheets of earlier builds would stay in `public`, which has all other files, too.
  if (stage === 'build-javascript')
    config.output = { ...config.output, clean: { keep: (file: string) => !bundle.test(file) } };
  if (stage === 'build-javascript' || stage === 'develop') noteBuildStart();
  if (stage === 'build-html') {
    forgetEnvironment(config);
    config.plugins?.push(followStyles(builtStyles()));
  }
  actions.replaceWebpackConfig(config);
};

/** With them, the navbar does not move when the pictures come. */
async function logoWidths(
  { src, srcDark }: SiteConfig['logo'],
  contentDir: string,
): Promise<BrowserConfig['logoWidths']> {
  if (src === '') return undefined;
  const { default: sharp } = await import('sharp');
  const widthOf = async (address: string): Promise<number | undefined> => {
    const files = [contentDir, '.'].map((folder) => path.join(folder, 'static', address));
    const file = address === '' ? undefined : files.find((one) => existsSync(one));
    if (file === undefined) return undefined;
    // What cannot be read is shown without.
    const size = await sharp(readFileSync(file))
      .metadata()
      .catch(() => undefined);
    return size && Math.round((logoHeight * size.width) / size.height);
  };
  return { src: await widthOf(src), srcDark: await widthOf(srcDark) };
}

/**
 * Spares Gatsby the parsing of modules without a query. It looks for queries in all modules of `src` and of its plugins that have a
 * word such as `config` or `Head`, and needs a second for them in each build.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  contents.includes('graphql`') ? undefined : ';';

const prefix = 'process.env.';
/** What the renderer reads besides variables that begin with GATSBY_: what Gatsby itself sets. */
const known = ['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'];

const isKnown = (name: string): boolean => name.startsWith('GATSBY_') || known.includes(name);

/**
 * Takes the environment of the machine out of the renderer's constants. Gatsby defines each variable there, and webpack compiles all
 * modules again when one of them differs, which they do in each run of CI and in each terminal.
 */
function forgetEnvironment({ plugins }: Configuration): void {
  const constants = objectBelow(pluginOf(plugins, 'DefinePlugin'), 'definitions');
  const ofEnvironment = Object.keys(constants).filter((name) => name.startsWith(prefix));
  if (ofEnvironment.length === 0) throw missingPart('constants for the environment');
  for (const name of ofEnvironment) if (!isKnown(name.slice(prefix.length))) Reflect.deleteProperty(constants, name);
}

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/**
 * Names of the style sheets that the scripts for browsers were built with; Gatsby writes them down before it builds the renderer. They
 * change with any rule, wherever its sheet comes from and whatever has changed it. Without the file, there are none.
 */
export function builtStyles(file = path.resolve('public/webpack.stats.json')): string {
  if (!existsSync(file)) return '';
  const { assetsByChunkName } = stats.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = Object.values(assetsByChunkName).flatMap((files) => files.filter((name) => name.endsWith('.css')));
  return [...new Set(names)].sort().join('\n');
}

/**
 * Plugin that gives the scripts of the renderer other hashes when a style sheet has changed. Pages name style sheets by hashes, but contain nothing
 * else of them, and Gatsby renders a page again only when its data or the renderer changed.
 */
export const followStyles = (styles: string) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap('FollowStyles', (compilation) =>
      compilation.hooks.chunkHash.tap('FollowStyles', (_chunk, hash) => void hash.update(styles)),
    ),
});
