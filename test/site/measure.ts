import { z } from 'zod';
import { searchPath } from '../../src/model/addresses/routes';
import { brotliSize, gzipSize } from './built-site';
import type { BuiltSite } from './built-site';

/** Address of the index of names. */
const namesPath = '/docs/identifiers';

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const manifest = z.object({
  contexts: z.array(z.object({ titles: z.string(), contents: z.string() })),
});
const titlesFile = z.object({ rows: z.object({ paths: z.array(z.string()), headings: z.array(z.string()) }) });

export interface Sizes {
  readonly docJavaScript: number;
  readonly css: number;
  readonly medianDocHtml: number;
  readonly longestDocHtml: number;
  readonly longestChapterHtml: number;
  readonly parsedChapterHtml: number;
  readonly endpointsHtmlPer100: number;
  readonly namesHtmlPer1000: number;
  readonly searchHtmlPer1000: number;
  readonly sharedData: number;
  readonly searchTitlesPer1000: number;
  readonly searchIndexPer1000: number;
}

const htmlOf = (address: string): string => `${address}/index.html`;
const endpointsPath = '/docs/api/supervisor/endpoints';
const isChapter = (file: string): boolean => file.startsWith('/docs/chapters/');
const ownBudget: ReadonlySet<string> = new Set([namesPath, endpointsPath].map(htmlOf));

/** The bytes that the budgets limit, measured on a built site. */
export function measure(site: BuiltSite): Sizes {
  const sum = (files: readonly string[], size: (text: string) => number): number =>
    files.map((file) => size(site.read(file))).reduce((total, bytes) => total + bytes, 0);
  const all = [...site.files];
  const pages = all.filter((file) => /^\/docs\/.*\.html$/.test(file) && !ownBudget.has(file));
  const sizes = (files: readonly string[]): number[] =>
    files.map((file) => brotliSize(site.read(file))).sort((a, b) => a - b);
  const sorted = sizes(pages.filter((file) => !isChapter(file)));
  const chapters = pages.filter(isChapter);
  const { contexts } = manifest.parse(JSON.parse(site.read('/search-index/manifest.json')));
  const titles = contexts.map((context) => context.titles);
  const sections = titles
    .map((file) => titlesFile.parse(JSON.parse(site.read(file))).rows)
    .reduce((count, { paths, headings }) => count + paths.length + headings.length, 0);
  const perThousand = (bytes: number): number => Math.round((bytes / sections) * 1000);
  // What grows with the content is measured by its items, so that no page, endpoint or name exceeds a budget by being added.
  const perItem = (address: string, item: string, count: number): number =>
    Math.round((brotliSize(site.read(htmlOf(address))) / (site.pages.get(address)?.(item).length ?? 0)) * count);
  return {
    docJavaScript: sum(scriptsOfDoc(site), gzipSize),
    css: sum(namedByDoc(site, 'link[rel=stylesheet]', 'href'), gzipSize),
    medianDocHtml: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestDocHtml: sorted.at(-1) ?? 0,
    longestChapterHtml: sizes(chapters).at(-1) ?? 0,
    parsedChapterHtml: Math.max(...chapters.map((file) => Buffer.byteLength(site.read(file)))),
    endpointsHtmlPer100: perItem(endpointsPath, 'tr[id]', 100),
    namesHtmlPer1000: perItem(namesPath, 'main a', 1000),
    searchHtmlPer1000: Math.round((brotliSize(site.read(htmlOf(searchPath))) / site.pages.size) * 1000),
    sharedData: sum(
      all.filter((file) => file.startsWith('/page-data/sq/d/')),
      gzipSize,
    ),
    searchTitlesPer1000: perThousand(sum(titles, brotliSize)),
    searchIndexPer1000: perThousand(
      sum(
        contexts.flatMap((context) => [context.titles, context.contents]),
        brotliSize,
      ),
    ),
  };
}

/** Scripts in the HTML of a doc page and the chunks that its template needs. */
function scriptsOfDoc(site: BuiltSite): string[] {
  const inHtml = namedByDoc(site, 'script[src]', 'src');
  const { assetsByChunkName } = stats.parse(JSON.parse(site.read('/webpack.stats.json')));
  const template = Object.entries(assetsByChunkName).filter(([name]) => name === 'component---src-templates-doc-tsx');
  const chunks = template
    .flatMap(([, assets]) => assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);
  return [...new Set([...inHtml, ...chunks])];
}

/** Files that the HTML of a doc page names: an old build may have left others. */
function namedByDoc(site: BuiltSite, selector: string, attribute: string): string[] {
  const [address = ''] = [...site.pages.keys()].filter((path) => path.startsWith('/docs/'));
  const $ = site.pages.get(address);
  if (!$) return [];
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
}
