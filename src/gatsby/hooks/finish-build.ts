import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { z } from 'zod';
import { builtTree } from '../built-tree';
import { contentSecurityPolicy, headerRules } from '../../deploy/headers';
import type { HeaderRule } from '../../deploy/headers';
import { filesForHosts, hostNamed } from '../../deploy/hosts/hosts';
import type { Host } from '../../deploy/hosts/hosts';
import type { HostedSite } from '../../deploy/hosts/hosted-site';
import { keepHosted } from '../outputs/hosted-languages';
import { yearRedirects } from '../../deploy/redirects';
import type { Redirect } from '../../deploy/redirects';
import { robotsOf, sitemapOf } from '../../deploy/sitemap';
import { webManifest } from '../../deploy/web-manifest';
import { writeFileAt } from '../../content/files/write-file';
import { inSource, policyOf, readOrigin } from '../../content/origin';
import { keepReport, reportForTerminal, reportOfTree } from '../../content/report-problems';
import { TreeError } from '../../content/tree-error';
import type { BuiltSite, FinishedTree } from '../../content/tree-kind';
import { asWarning, formatProblems, isError } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { pagesOf } from '../../model/pages/pages';
import { lunrOutput } from '../../search/index/lunr-index';
import { lunrJson } from '../../search/index/lean-index';
import { searchFolder } from '../../search/types';
import { environment } from '../../config/environment';
import { localeSites } from '../../config/site-config';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';
import { graphFromNodes } from '../nodes/content-graph';
import { countWarnings, summarize } from '../outputs/build-summary';
import { failedPages, problemsOfFailedPages } from '../outputs/failed-pages';
import { finishPages } from '../outputs/finish-pages';
import { feedFiles, llmsFile, structuredPages, pageAddresses, sitemapPages } from '../outputs/machine-files';
import {
  noteFilesBesidePages,
  removeEmptyFolders,
  removeFormerFiles,
  publishStatic,
  staticFiles,
} from '../outputs/files-beside-pages';
import { writeMarkdownFiles, writeWholeMarkdown } from '../outputs/markdown-files';
import { writeMathFiles } from '../outputs/math-files';
import { writeOfflineFiles } from '../outputs/offline-files';
import { writeQueryTypes } from '../outputs/query-types';
import { searchFilesOf } from '../outputs/search-index';
import { pageModules } from '../pages/script-pages';

const publicDir = path.resolve('public');

/** What is left to do when all pages are written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { config } = builtTree();
  const prefix = config.basePath.slice(0, -1);
  const host = hostNamed(environment.deployHost());
  writeMarkdownFiles(args, publicDir);
  const manifest = 'site.webmanifest';
  writePublic(manifest, webManifest(await readFile(path.resolve('static', manifest), 'utf8'), config));
  await publishStatic(publicDir);
  await noteFilesBesidePages(args);
  await writeSearchFiles(args);
  await writeMathFiles(args, publicDir);
  for (const [address, text] of feedFiles(args)) writePublic(address, text());
  await writeSitemap(args);
  const pages = pageNodesOf(args);
  const graph = await graphFromNodes(args);
  writePublic('llms.txt', llmsFile(args, graph));
  writeWholeMarkdown(args, path.join(publicDir, 'llms-full.txt'));
  const tree = await finishTree(args.reporter, {
    ...{ publicDir, prefix, pages, modules: pageModules(args), addresses: pageAddresses(args) },
    statics: staticFiles().filter((file) => file.endsWith('.html')),
    failed: failedPages().map(({ address }) => address),
  });
  const rules = headerRules(
    config,
    pages.flatMap(({ hosts }) => hosts),
    tree.runsComponents,
    tree.inline,
  );
  const structured = structuredPages(args, graph);
  finishPages({ publicDir, prefix, host, rules, structured, unfit: tree.unfit });
  writeForHosts(args, rules, host, tree.redirects);
  await writeOfflineFiles(args, graph, publicDir);
  writeQueryTypes();
  for (const unused of ['~partytown', 'chunk-map.json'])
    await rm(path.join(publicDir, unused), { recursive: true, force: true });
  removeEmptyFolders(publicDir);
  reportOnTree(args.reporter, tree, problemsOfFailedPages(pages, config.foreign));
  summarize(publicDir, args.getNodesByType('SitePage').length);
};

/** What the tree has to say of its built site. Stops the build with a report if a function of the tree fails. */
async function finishTree(reporter: Reporter, built: BuiltSite): Promise<FinishedTree> {
  try {
    return await builtTree().report.finish(built);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return reporter.panic(formatProblems([error.problem]));
  }
}

/** Stops a build of which readers would see errors. Keeps for its end what else only making the pages of a mounted tree has shown. */
function reportOnTree(reporter: Reporter, { notes, problems: found }: FinishedTree, failed: readonly Problem[]): void {
  const { contentDir, report } = builtTree();
  const origin = readOrigin(contentDir);
  const all = [...(report.allowsGaps ? failed.map(asWarning) : failed), ...found];
  const problems = origin ? all.map((problem) => inSource(problem, origin)) : all;
  if (problems.some(isError)) reporter.panic(reportForTerminal(problems.filter(isError), origin?.root ?? contentDir));
  if (policyOf(origin) === 'strict' || !origin || problems.length + notes.length === 0) return;
  countWarnings(problems.length + notes.length);
  keepReport(reportOfTree({ title: 'What making the pages has shown', notes, problems }, origin.root));
}

/** Makes the search files from the index that gatsby-plugin-lunr left behind, and removes it. */
async function writeSearchFiles(store: NodeStore): Promise<void> {
  const whole = path.join(publicDir, lunrOutput);
  const { en } = z.object({ en: lunrJson }).parse(JSON.parse(await readFile(whole, 'utf8')));
  const { files, manifests } = searchFilesOf(store, en, await graphFromNodes(store));
  await rm(path.join(publicDir, searchFolder), { recursive: true, force: true });
  await mkdir(path.join(publicDir, searchFolder), { recursive: true });
  for (const [file, text] of files) await writeFile(path.join(publicDir, file), text);
  for (const [file, manifest] of manifests) await writeFile(path.join(publicDir, file), JSON.stringify(manifest));
  await rm(whole);
}

/** The list of all pages, and the file that tells search engines of it unless the tree has its own. */
async function writeSitemap(args: NodeStore): Promise<void> {
  const { contentDir, config } = builtTree();
  const { sitemapFile, url, locale, locales } = config;
  if (sitemapFile === '') return;
  writePublic(sitemapFile, await sitemapOf(await sitemapPages(args)));
  // Search engines only look for this file at the root of a host.
  if (locale.code !== locales[0]?.code) return;
  const folders = [path.resolve('static'), path.join(contentDir, 'static')];
  if (folders.some((folder) => existsSync(path.join(folder, 'robots.txt')))) return;
  writePublic(
    'robots.txt',
    robotsOf(...[{ url }, ...localeSites(config).slice(1)].map((site) => `${site.url}/${sitemapFile}`)),
  );
}

/** What hosts read, and what the one that is chosen needs besides. */
function writeForHosts(args: NodeStore, rules: readonly HeaderRule[], host: Host, ofTree: readonly Redirect[]): void {
  const { config } = builtTree();
  const { basePath, url, blogs } = config;
  const [mainBlog] = blogs;
  const prefix = basePath.slice(0, -1);
  const listed = pagesOf('post', pageNodesOf(args)).filter(
    ({ blog, draft, unlisted }) => blog === mainBlog.folder && !draft && !unlisted,
  );
  const pages = pageAddresses(args);
  const written = [
    ...nodesOf(args, 'Redirect'),
    ...yearRedirects(
      listed.flatMap(({ year = [] }) => year),
      mainBlog,
    ),
  ];
  const known = new Set(written.map(({ from }) => from));
  const made = ofTree.filter(({ from }) => !known.has(from));
  const redirects = [...written, ...made];
  const hosted: HostedSite = {
    redirects,
    rules,
    prefix,
    origin: new URL(url).origin,
    pages,
    policy: contentSecurityPolicy(config),
  };
  // Hosts read one file for all languages, when all are built.
  if (config.locales.length > 1) keepHosted(config.locale.code, hosted);
  else for (const [file, text] of filesForHosts(hosted, host)) writeFileAt(path.resolve(file), text);
}

const writePublic = (address: string, text: string): void => writeFileAt(path.join(publicDir, address), text);

/** When all pages are known, and before any is written. */
export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => removeFormerFiles(path.resolve('public'), args);
