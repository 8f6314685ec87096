import { pluginEntry } from './config-schema';
import type { DocusaurusConfig } from './config-schema';
import { isLocal } from '../local-plugins/make-plugins';
import type { LocalPlugin } from '../local-plugins/make-plugins';
import { shortName } from './plugins';

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
