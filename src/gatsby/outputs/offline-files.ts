import { digestOf } from '../../model/digest';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { z } from 'zod';
import { browserConfig } from '../../config/site-config';
import type { InterfaceTexts } from '../../config/site-config';
import { forBrowsers } from '../bundling/browsers';
import { builtTree } from '../built-tree';
import { inlineMessages } from '../../i18n/messages';
import { searchPath } from '../../model/addresses/routes';
import { pagesOf } from '../../model/pages/pages';
import { dataOfPage, offlineManifestFile, workerFile } from '../../model/offline/kept-requests';
import type { FileState, OfflineManifest, OfflinePage } from '../../model/offline/offline-manifest';
import type { ContentGraph } from '../nodes/content-graph';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';
import { htmlOf, staticFiles } from './files-beside-pages';
import { pageAddresses } from './machine-files';

const workers = path.resolve('src/browser/offline');

/**
 * Writes the service worker, and the list of what readers may save. Where pages are not kept, the worker ends one that was there before. A tree
 * that publishes its own worker keeps it.
 */
export async function writeOfflineFiles(store: NodeStore, graph: ContentGraph, publicDir: string): Promise<void> {
  const { config } = builtTree();
  const { offline } = config;
  if (!staticFiles().includes(workerFile)) {
    const { outputFiles } = await build({
      ...forBrowsers,
      entryPoints: [path.join(workers, offline ? 'service-worker.ts' : 'retired-worker.ts')],
      // Workbox says much to the console otherwise.
      define: { 'process.env.NODE_ENV': '"production"', SITE_CONFIG: JSON.stringify(browserConfig(config)) },
      plugins: [inliner(config.texts)],
      ...{ bundle: true, minify: true, format: 'iife', legalComments: 'none', write: false, logLevel: 'error' },
    });
    for (const { contents } of outputFiles) writeFileSync(path.join(publicDir, workerFile), contents);
  }
  const manifestPath = path.join(publicDir, offlineManifestFile);
  if (offline) writeFileSync(manifestPath, JSON.stringify(offlineManifest(store, graph, publicDir)));
  else rmSync(manifestPath, { force: true });
}

const appData = z.object({ webpackCompilationHash: z.string() });

/** Puts texts of the interface where they are used, as webpack's loader does for other scripts. */
const inliner = (texts: InterfaceTexts): Plugin => ({
  name: 'inline-messages',
  setup: (esbuild) =>
    esbuild.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: inlineMessages(file, readFileSync(file, 'utf8'), texts),
      loader: 'ts',
    })),
});

/** All that readers may save: each listed page but chapters, which are the same pages once more, and what pages share. */
function offlineManifest(store: NodeStore, { places, chapters }: ContentGraph, publicDir: string): OfflineManifest {
  const prefix = builtTree().config.basePath.slice(0, -1);
  const files = new Map<string, FileState>();
  const add = (address: string, file = address): Buffer => {
    const content = readFileSync(path.join(publicDir, file));
    files.set(address, [digestOf(content, 8), content.length]);
    return content;
  };
  const sections = new Map<string, string>();
  const nodes = pageNodesOf(store);
  for (const { id, path: at } of pagesOf('doc', nodes)) sections.set(at, places.get(id)?.sidebar ?? '');
  for (const { blog, path: at } of pagesOf('post', nodes)) sections.set(at, blog);
  const inChapters = new Set([...chapters.values()].flatMap((chapter) => chapter.path));
  const isChapter = (address: string): boolean =>
    inChapters.has(address.replace(/\/\d+$/, '')) || inChapters.has(address);

  const unlisted = new Set(nodes.flatMap((page) => (page.unlisted || page.draft ? page.path : [])));
  const pages = pageAddresses(store)
    .filter((address) => !isChapter(address) && !unlisted.has(address))
    .sort()
    .map((address): OfflinePage => {
      const html = add(address, `/${htmlOf(address)}`).toString();
      const data = dataOfPage(address);
      add(data);
      const named = new Set([...html.matchAll(picture)].map(([found]) => found.slice(prefix.length)));
      // What is cut out of a text holds the whole text; a copy does not.
      const pictures = structuredClone([...named])
        .filter((found) => existsSync(path.join(publicDir, found)))
        .sort();
      for (const found of pictures) if (!files.has(found)) add(found);
      return { path: address, section: sections.get(address) ?? '', files: [address, data, ...pictures] };
    });
  const search = pages.find(({ path: at }) => at === searchPath)?.files ?? [];
  const inFolder = (folder: string, pattern: RegExp): string[] =>
    readdirSync(path.join(publicDir, folder))
      .filter((name) => pattern.test(name))
      .map((name) => path.posix.join(folder, name))
      .sort();
  const shared = [
    // A section is saved with search.
    ...search,
    ...inFolder('/', /^(?!sw\.js$).*\.(?:js|css)$/),
    ...inFolder('/fonts', /\.woff2$/),
    ...inFolder('/search-index', /\.json$/),
    ...inFolder('/page-data/sq/d', /\.json$/),
  ];
  for (const address of shared) if (!files.has(address)) add(address);
  const { webpackCompilationHash } = appData.parse(JSON.parse(add('/page-data/app-data.json').toString()));
  shared.push('/page-data/app-data.json');
  return { build: webpackCompilationHash, files: Object.fromEntries(files), shared, pages };
}

/** Addresses of pictures in HTML, which has sets of them, too. */
const picture = /(?<=["\s,])\/[^"\s,]+\.(?:svg|png|webp|jpe?g|gif|avif)(?=["\s,])/g;
