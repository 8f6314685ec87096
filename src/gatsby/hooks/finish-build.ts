import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../../content/content-dir';
import { headerRulesFor, headersFile } from '../../deploy/headers';
import type { HeaderRule } from '../../deploy/headers';
import { hostNamed } from '../../deploy/hosts/hosts';
import { redirectsFile, yearRedirects } from '../../deploy/redirects';
import { robotsOf, sitemapOf } from '../../deploy/sitemap';
import { Notes } from '../../docusaurus/notes';
import { runPostBuild } from '../../docusaurus/local-plugins/post-build';
import { runningPages } from '../../model/pages/module-pages';
import { mainBlog } from '../../model/pages/posts/blogs';
import { pagesOf } from '../../model/pages/pages';
import { publishing } from '../../publishing';
import { lunrOutput } from '../../search/index/lunr-index';
import { lunrJson } from '../../search/index/lean-index';
import { searchFolder } from '../../search/types';
import { site } from '../../site';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { summarize } from '../outputs/build-summary';
import { failedPages } from '../outputs/failed-pages';
import { feedFiles } from '../outputs/feed-files';
import { finishPages } from '../outputs/finish-pages';
import { llmsFile, structuredPages } from '../outputs/machine-files';
import { noteFilesBesidePages } from '../outputs/files-beside-pages';
import { writeMarkdownFiles } from '../outputs/markdown-files';
import { writeMathFiles } from '../outputs/math-files';
import { writeQueryTypes } from '../outputs/query-types';
import { searchFiles } from '../outputs/search-index';
import { pageAddresses, sitemapPages } from '../outputs/sitemap-pages';
import { pageModules } from '../pages/script-pages';
import { inspectPages } from '../outputs/running-pages/inspect-pages';
import { publishStatic, staticFiles } from '../outputs/static-files';
import { redirectsOfTree, reportOnTree } from '../outputs/docusaurus/tree-report';

const publicDir = path.resolve('public');
/** Path that the site is mounted at. It is empty when the site has the whole host. */
const prefix = site.basePath.replace(/\/$/, '');
const host = hostNamed(process.env.DEPLOY_HOST);

/** What is left to do when all pages are written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeMarkdownFiles(args, publicDir);
  await publishStatic(publicDir);
  await noteFilesBesidePages(args);
  await writeSearchFiles(args);
  await writeMathFiles(args, publicDir);
  for (const [address, text] of feedFiles(args)) await writePublic(address, text());
  await writeSitemap(args);
  const pages = pageNodesOf(args);
  const running = site.foreign ? runningPages(pages, pageModules(args)) : [];
  const others = site.foreign
    ? {
        prefix,
        statics: staticFiles().filter((file) => file.endsWith('.html')),
        failed: failedPages().map(({ address }) => address),
      }
    : {};
  const graph = await graphFromNodes(args);
  await writePublic('llms.txt', llmsFile(args, graph));
  const failed = await runPostBuild(contentDir, publicDir, pageAddresses(args));
  const { problems, inline, unfit } = inspectPages(publicDir, running, others);
  const rules = headerRulesFor(
    pages.flatMap(({ hosts }) => hosts),
    running.length > 0,
    inline,
  );
  finishPages({ publicDir, prefix, host, rules, structured: await structuredPages(args, graph), unfit });
  const notes = new Notes();
  await writeForHosts(args, rules, notes);
  writeQueryTypes();
  for (const unused of ['~partytown', 'chunk-map.json'])
    await rm(path.join(publicDir, unused), { recursive: true, force: true });
  reportOnTree(pages, notes, [...failed, ...problems]);
  summarize(publicDir);
};

/** Makes the search files from the index that gatsby-plugin-lunr left behind, and removes it. */
async function writeSearchFiles(store: NodeStore): Promise<void> {
  const whole = path.join(publicDir, lunrOutput);
  const { en } = z.object({ en: z.object({ index: lunrJson }) }).parse(JSON.parse(await readFile(whole, 'utf8')));
  const graph = await graphFromNodes(store);
  const { files, manifests } = searchFiles({
    index: en.index,
    sections: nodesOf(store, 'SearchSection'),
    navbars: nodesOf(store, 'Navbar'),
    graph,
    version: 'current',
  });
  await rm(path.join(publicDir, searchFolder), { recursive: true, force: true });
  await mkdir(path.join(publicDir, searchFolder), { recursive: true });
  for (const [file, text] of files) await writeFile(path.join(publicDir, file), text);
  for (const [file, manifest] of manifests) await writeFile(path.join(publicDir, file), JSON.stringify(manifest));
  await rm(whole);
}

/** The list of all pages, and the file that tells search engines of it unless the tree has its own. */
async function writeSitemap(args: NodeStore): Promise<void> {
  const { sitemapFile } = publishing;
  if (sitemapFile === '') return;
  await writePublic(sitemapFile, await sitemapOf(await sitemapPages(args)));
  const folders = [path.resolve('static'), path.join(contentDir, 'static')];
  if (folders.some((folder) => existsSync(path.join(folder, 'robots.txt')))) return;
  await writePublic('robots.txt', robotsOf(`${site.url}/${sitemapFile}`));
}

/** What hosts read, and what the one that is chosen needs besides. */
async function writeForHosts(
  args: NodeStore & Pick<ParentSpanPluginArgs, 'reporter'>,
  rules: readonly HeaderRule[],
  notes: Notes,
): Promise<void> {
  const listed = pagesOf('post', pageNodesOf(args)).filter(
    ({ blog, draft, unlisted }) => blog === mainBlog.folder && !draft && !unlisted,
  );
  const pages = pageAddresses(args);
  const written = [...nodesOf(args, 'Redirect'), ...yearRedirects(listed.flatMap(({ year = [] }) => year))];
  const known = new Set(written.map(({ from }) => from));
  const made = (await redirectsOfTree(pages, args.reporter, notes)).filter(({ from }) => !known.has(from));
  const redirects = [...written, ...made];
  await writePublic('_headers', headersFile(rules, prefix));
  await writePublic('_redirects', redirectsFile(redirects, prefix));
  const hosted = { redirects, rules, prefix, origin: new URL(site.url).origin, pages };
  for (const [file, text] of host.files(hosted)) await writeText(path.resolve(file), text);
}

async function writePublic(address: string, text: string): Promise<void> {
  await writeText(path.join(publicDir, address), text);
}

async function writeText(target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
