import { docusaurusConfig } from '../config/config-schema';
import { pluginsOfFolders } from '../markdown-plugins/plugins-of-folders';
import { Notes } from '../notes';
import { dialect } from '../markdown/dialect';
import { readMounted } from '../mounted';
import { readPlugins } from '../config/plugins';
import { findModule } from '../run/find-module';
import { runInTree, runModule } from '../run/run-module';
import { docSets } from '../../model/pages/doc-sets';
import { pageKinds } from '../../model/pages/pages';
import { loadReference } from '../../model/reference/reference';
import { readContent } from '../../content/files/read-content';
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
  const folders = { docSets, plainFolders: pageKinds.page.folders };
  const plugins = pluginsOfFolders(readPlugins(config, new Notes()), folders, root, new Notes());
  const { pages } = readContent(mounted);
  const tree = TreeContext.of(mounted, pages, loadReference(new Map()), dialect);
  await runInTree(root, [], allowsGaps, () => transformPages(tree, plugins, { allowsGaps }));
  // Plugins may have left something running that nobody waits for.
  process.exit();
}
