import { z } from 'zod';
import { brotliSize, gzipSize } from './built-site';
import type { BuiltSite } from './built-site';

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const manifest = z.object({ contexts: z.array(z.object({ file: z.string() })) });
const index = z.object({ documents: z.array(z.unknown()) });

export interface Sizes {
  readonly docJavaScript: number;
  readonly css: number;
  readonly medianDocHtml: number;
  readonly longestDocHtml: number;
  readonly sharedData: number;
  readonly searchIndexPerSection: number;
}

/** The bytes that the budgets limit, measured on a built site. */
export function measure(site: BuiltSite): Sizes {
  const sum = (files: readonly string[], size: (text: string) => number): number =>
    files.map((file) => size(site.read(file))).reduce((total, bytes) => total + bytes, 0);
  const all = [...site.files];
  const docs = all.filter((file) => /^\/docs\/.*\.html$/.test(file)).map((file) => brotliSize(site.read(file)));
  const sorted = docs.sort((a, b) => a - b);
  const indexFiles = manifest
    .parse(JSON.parse(site.read('/search-index/manifest.json')))
    .contexts.map(({ file }) => file);
  const sections = indexFiles.map((file) => index.parse(JSON.parse(site.read(file))).documents.length);
  return {
    docJavaScript: sum(scriptsOfDoc(site), gzipSize),
    css: sum(
      all.filter((file) => file.endsWith('.css')),
      gzipSize,
    ),
    medianDocHtml: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestDocHtml: sorted.at(-1) ?? 0,
    sharedData: sum(
      all.filter((file) => file.startsWith('/page-data/sq/d/')),
      gzipSize,
    ),
    searchIndexPerSection: Math.round(sum(indexFiles, brotliSize) / sections.reduce((a, b) => a + b, 0)),
  };
}

/** Scripts in the HTML of a doc page and the chunks that its template needs. */
function scriptsOfDoc(site: BuiltSite): string[] {
  const [address = ''] = [...site.pages.keys()].filter((path) => path.startsWith('/docs/'));
  const $ = site.pages.get(address);
  const inHtml =
    $?.('script[src]')
      .toArray()
      .map((element) => element.attribs.src ?? '') ?? [];
  const { assetsByChunkName } = stats.parse(JSON.parse(site.read('/webpack.stats.json')));
  const template = Object.entries(assetsByChunkName).filter(([name]) => name === 'component---src-templates-doc-tsx');
  const chunks = template
    .flatMap(([, assets]) => assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);
  return [...new Set([...inHtml, ...chunks])];
}
