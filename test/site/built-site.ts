import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';

/** A built site as a set of files. */
export interface BuiltSite {
  readonly root: string;
  /** Address (`/docs/a`) → parsed page. */
  readonly pages: ReadonlyMap<string, CheerioAPI>;
  /** The parsed page at an address; throws if there is none. */
  readonly page: (address: string) => CheerioAPI;
  /** The trimmed texts of the elements of a page that a selector finds. */
  readonly texts: (address: string, selector: string) => string[];
  /** All files, as addresses. */
  readonly files: ReadonlySet<string>;
  readonly read: (address: string) => string;
  /** The HTML of the page at an address. */
  readonly html: (address: string) => string;
}

const known = new Map<string, BuiltSite>();

/** Reads a folder that `gatsby build` wrote; each folder once, because to parse some hundred pages takes seconds. */
export function readBuiltSite(root: string): BuiltSite {
  const site = known.get(root) ?? readSite(root);
  known.set(root, site);
  return site;
}

function readSite(root: string): BuiltSite {
  if (!existsSync(root))
    throw new Error(
      `${root} is not there. \`npm run build\` builds public, and \`npm test\` the sites below .tmp/trees.`,
    );
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name))}`)
    .sort();
  const read = (address: string): string => readFileSync(path.join(root, address), 'utf8');
  const documents = files.filter((file) => file.endsWith('.html') && !/^\/(_gatsby|page-data)\//.test(file));
  const fileOf = new Map(documents.map((file) => [addressOf(file), file]));
  const html = (address: string): string => read(fileOf.get(address) ?? '');
  const pages = new Map(documents.map((file) => [addressOf(file), load(read(file))]));
  const page = (address: string): CheerioAPI => {
    const found = pages.get(address);
    if (!found) throw new Error(`There is no page ${address}.`);
    return found;
  };
  const texts = (address: string, selector: string): string[] => {
    const $ = page(address);
    return $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  };
  return { root, pages, page, texts, files: new Set(files), read, html };
}

const addressOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
/** At a quality that takes a tenth of the time of the best and makes a little more of it, so that a budget holds at the best, too. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
