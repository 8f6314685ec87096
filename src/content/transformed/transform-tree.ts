import { docusaurusConfig } from '../../docusaurus/config/config-schema';
import { pluginsOfFolders } from '../../docusaurus/markdown-plugins/plugins-of-folders';
import { Notes } from '../../docusaurus/notes';
import { readOrigin } from '../../docusaurus/origin';
import { readPlugins } from '../../docusaurus/config/plugins';
import { findModule } from '../../docusaurus/run/find-module';
import { runInTree, runModule } from '../../docusaurus/run/run-module';
import { pageKinds } from '../../model/pages/pages';
import { loadReference } from '../../model/reference/reference';
import { readContent } from '../files/read-content';
import { readSiteConfig } from '../site-file';
import { TreeContext } from '../tree-context';
import type { TransformJob } from './transform-process';
import { transformPages } from './transform-pages';

/**
 * Runs the remark and rehype plugins of a mounted tree, and ends the process. Plugins are functions, so its configuration is run once more here; what is
 * wrong with it was reported when the tree was mounted.
 */
export async function transformTree({ mounted }: TransformJob): Promise<void> {
  const origin = readOrigin(mounted);
  const configFile = origin && findModule(origin.root, 'docusaurus.config');
  if (origin === undefined || configFile === undefined) process.exit();
  const { root, allowsGaps } = origin;
  const config = docusaurusConfig.parse((await runModule(configFile, root, new Notes(), allowsGaps)) ?? {});
  const { config: site } = readSiteConfig(mounted);
  const folders = { docSets: site.docSets, plainFolders: pageKinds.page.folders(site) };
  const plugins = pluginsOfFolders(readPlugins(config, new Notes()), folders, root, new Notes());
  const { pages } = readContent(mounted, site);
  const tree = TreeContext.of(mounted, pages, loadReference(new Map()), site);
  await runInTree(root, [], allowsGaps, () => transformPages(tree, plugins, { allowsGaps }));
  // Plugins may have left something running that nobody waits for.
  process.exit();
}
