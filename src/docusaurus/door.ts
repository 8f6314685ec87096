import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/site-config';
import type { BuiltSite, FinishedTree, OpenTree, TreeKind } from '../content/tree-kind';
import { changeBundling, namesOfModules } from './bundling/tree-modules';
import { checkTree } from './check-tree';
import { runPostBuild, routeRedirects } from './plugins/after-build';
import { sheetJob, transformInProcess, transformJob } from './plugins/worker';
import { dialect } from './dialect';
import { mountTree } from './mount-tree';
import { readMounted } from './mounted';
import type { Mounted } from './mounted';
import { UnsupportedSettings } from './unsupported-settings';
import { writeDocsData, modulePropsOf, writeRecentPosts } from './outputs/tree-data';
import { inspectPages } from './outputs/inspect-pages';
import { findModule } from './config/run-module';
import { readSiteConfig } from '../content/site-file';
import { linkBase } from '../model/addresses/links';
import { shownBlogs } from '../model/pages/posts/blogs';

/** Trees that were made for Docusaurus. The rest of the project knows nothing else of this folder. */
export const docusaurus: TreeKind = {
  settingsFile: 'docusaurus.config',
  fits: (root) =>
    ['docusaurus.config', 'sidebars'].some((name) => findModule(root, name) !== undefined) ||
    (existsSync(path.join(root, 'docs')) && !existsSync(path.join(root, 'data'))),
  mount: async (root, to, { worker, allowsGaps, locale }) => {
    const { runsPlugins } = await mountTree(root, to, allowsGaps, locale);
    if (runsPlugins) await transformInProcess(worker, to);
  },
  open: (contentDir) => {
    const mounted = readMounted(contentDir);
    return mounted && openMounted(mounted, contentDir);
  },
  // Most trees have no plugins, so other processes do not load what runs them.
  work: async (job) => {
    const transform = transformJob.safeParse(job).data;
    if (transform) await (await import('./plugins/transform-pages')).transformTree(transform);
    const sheet = sheetJob.safeParse(job).data;
    if (sheet) await (await import('./plugins/send-changed-sheet')).sendChangedSheet(sheet);
  },
};

function openMounted(mounted: Mounted, contentDir: string): OpenTree {
  const { config } = readSiteConfig(contentDir);
  return {
    config,
    content: {
      dialect,
      check: (pages, modules, worker) => checkTree(pages, modules, { mounted, contentDir, worker }),
      moduleProps: modulePropsOf(contentDir),
    },
    bundling: {
      resolve: () => namesOfModules(mounted, contentDir),
      change: (webpack, stage) => changeBundling(webpack, stage, mounted, contentDir),
    },
    report: {
      allowsGaps: mounted.allowsGaps,
      describe: async (pages, graph) => {
        await writeDocsData(contentDir, pages, graph, config.docSets);
        await writeRecentPosts(contentDir, pages, shownBlogs(config));
      },
      finish: (site) => finish(site, mounted, config),
    },
  };
}

async function finish(site: BuiltSite, mounted: Mounted, config: SiteConfig): Promise<FinishedTree> {
  const unsupported = new UnsupportedSettings();
  // It may change pages.
  const failed = await runPostBuild(mounted, site.publicDir, site.addresses);
  const { problems, ...inspected } = inspectPages({ ...site, hasRoot: mounted.hasRoot });
  const written = new Map(site.pages.map((page) => [page.path, linkBase(page.file, page.path, config)]));
  const routes = site.addresses.map((address) => written.get(address) ?? address);
  const redirects = await routeRedirects(mounted, routes, unsupported);
  return { ...inspected, redirects, problems: [...failed, ...problems], notes: unsupported.all };
}
