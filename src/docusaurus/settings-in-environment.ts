import { site } from '../site';
import type { TreeSettings } from './convert/tree';

/** Variables of the environment that tell this process, and those that it starts, the settings of a tree; one is for browsers, too. */
export const settingsInEnvironment = (settings: TreeSettings): Record<string, string> => ({
  TREE_SETTINGS: JSON.stringify(settings),
  GATSBY_SITE_SETTINGS: JSON.stringify(Object.fromEntries(Object.entries(settings).filter(([name]) => name in site))),
});
