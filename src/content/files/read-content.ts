import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown } from './kept-texts';
import type { SiteConfig } from '../../config/site-config';
import { pageFolders } from '../../model/pages/pages';
import { isPartial } from '../../model/pages/partials';
import { exampleFolder } from '../examples';
import { siteFileName } from '../site-file';
import { belowContent } from './paths';
import { filesOfTree } from './file-in-tree';
import { allFilesBelow, filesBelow } from './files-below';

/** The files of a content tree, as text. */
export interface ContentFiles {
  /** The Markdown files of all kinds of pages, path → text, sorted by path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Files that pages include, path → text. */
  readonly partials: ReadonlyMap<string, string>;
  /** `data/….yml`, path below `data/` without extension → text. */
  readonly data: ReadonlyMap<string, string>;
  /** Every other file in the folders of pages: pictures and downloads. */
  readonly assets: ReadonlySet<string>;
}

/** Reads a content tree. Partials are no pages, but pictures may lie beside them. */
export function readContent(root: string, config: SiteConfig): ContentFiles {
  const inFolders = pageFolders(config).flatMap((name) => filesOfTree(root, name, config).files);
  const isPartOfPage = (file: string): boolean => isPartial(belowContent(file, root), config);
  const files = inFolders.filter((file) => !isPartOfPage(file));
  const isPage = (file: string): boolean => /\.mdx?$/.test(file);
  const texts = (markdown: readonly string[]): Map<string, string> =>
    new Map(markdown.filter(isPage).map((file) => [belowContent(file, root), readMarkdown(root, file)]));
  return {
    pages: texts(files),
    partials: texts(inFolders.filter(isPartOfPage)),
    data: readDataFiles(root),
    assets: new Set(files.filter((file) => !isPage(file)).map((file) => belowContent(file, root))),
  };
}

/** Everything that people write: pages, partials, data files and settings, path → text. */
export function readSources(root: string): Map<string, string> {
  const files = allFilesBelow(root);
  const isSource = (file: string): boolean =>
    /^(?:(?:docs|blog|versions)\/.*\.mdx?|data\/.*\.yml|site\.yml)$/.test(file);
  return readAll(
    files.filter((file) => isSource(belowContent(file, root))),
    (file) => belowContent(file, root),
  );
}

/** The data files alone: path below `data/` without extension → text. */
export function readDataFiles(root: string): Map<string, string> {
  const folder = path.join(root, 'data');
  const files = filesBelow(folder).filter((file) => file.endsWith('.yml'));
  return readAll(files, (file) => belowContent(file, folder).slice(0, -'.yml'.length));
}

/** The folders of a content tree that are read, but for translations. */
export const contentFolders = (config: SiteConfig): string[] => [
  ...pageFolders(config),
  ...['data', 'static', exampleFolder],
];

/** Whether a path is neither the settings nor in a folder that a site is made from. A foreign tree has other folders too. */
export function isNoContent(file: string, config: SiteConfig): boolean {
  const own = `${belowContent(file)}/`;
  if (own === '/') return false;
  // On the way to such a folder, or in it.
  return ![...pageFolders(config), 'data', exampleFolder, siteFileName].some(
    (folder) => `${folder}/`.startsWith(own) || own.startsWith(`${folder}/`),
  );
}

const readAll = (files: readonly string[], key: (file: string) => string): Map<string, string> =>
  new Map(files.map((file) => [key(file), readFileSync(file, 'utf8')]));
