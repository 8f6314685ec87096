import { docusaurusConfig } from '../config/config-schema';
import { pluginsOfFolders } from '../markdown-plugins/plugins-of-folders';
import { Notes } from '../notes';
import { dialect } from '../markdown/dialect';
import { readMounted } from '../mounted';
import { readPlugins } from '../config/plugins';
import { findModule, runInTree, runModule } from '../run/run-module';
import { pageKinds } from '../../model/pages/pages';
import { loadReference } from '../../model/reference/reference';
import { readContent } from '../../content/files/read-content';
import { readSiteConfig } from '../../content/site-file';
import { TreeContext } from '../../content/tree-context';
import { transformPages } from './transform-pages';

/**
 * Runs the remark plugins of a mounted tree, and ends the process. Plugins are functions, so its configuration is run once more here; what is
 * wrong with it was reported when the tree was mounted.
 */
export async function transformTree({ mounted }: { readonly mounted: string }): Promise<void> {
  const origin = readMounted(mounted);
  const configFile = origin && findModule(origin.root, 'docusaurus.config');
  if (origin === undefined || configFile === undefined) process.exit();
  const { root, allowsGaps } = origin;
  const config = docusaurusConfig.parse((await runModule(configFile, root, new Notes(), allowsGaps)) ?? {});
  const { config: site } = readSiteConfig(mounted);
  const folders = { docSets: site.docSets, plainFolders: pageKinds.page.folders(site) };
  const plugins = pluginsOfFolders(readPlugins(config, new Notes()), folders, root, new Notes());
  const { pages } = readContent(mounted, site);
  const tree = TreeContext.of(mounted, pages, loadReference(new Map()), { config: site, content: { dialect } });
  await runInTree(root, [], allowsGaps, () => transformPages(tree, plugins, { allowsGaps }));
  // Plugins may have left something running that nobody waits for.
  process.exit();
}
