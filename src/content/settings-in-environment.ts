import { site } from '../site';
import type { TreeSettings } from './tree-kind';

/** Settings besides those of `site` that browsers need, or else they would show other links to feeds than the built page has. */
const alsoInBrowsers = ['feedFormats'];

/** Variables of the environment that tell this process, and those that it starts, the settings of a tree; one is for browsers, too. */
export const settingsInEnvironment = (settings: TreeSettings): Record<string, string> => ({
  TREE_SETTINGS: JSON.stringify(settings),
  GATSBY_SITE_SETTINGS: JSON.stringify(
    Object.fromEntries(Object.entries(settings).filter(([name]) => name in site || alsoInBrowsers.includes(name))),
  ),
});
