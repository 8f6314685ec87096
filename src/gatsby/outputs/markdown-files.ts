import { closeSync, copyFileSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { builtTree } from '../built-tree';
import { fileInTree } from '../../content/files/file-in-tree';
import { writeChanged } from '../../content/files/write-file';
import { markdownPath } from '../../model/addresses/routes';
import type { DocSet } from '../../config/site-config';
import { isOfLastVersion } from '../../model/pages/doc-sets';
import { pagesOf } from '../../model/pages/pages';
import { newestFirst } from '../../model/pages/posts/blogs';
import { pageOf } from '../nodes/compile-cache';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore, PageNode } from '../nodes/domain-nodes';

/** The Markdown export of a doc or post, published beside its page. */
export interface MarkdownFile {
  /** Address of the export. */
  readonly address: string;
  /** Picture files that the page shows. The export links to them by their original names. */
  readonly pictures: readonly string[];
  readonly read: () => string;
}

/** Exports of all docs and posts, for readers and programs that want plain text. Drafts have one only while developing. */
export function markdownFiles(store: NodeStore, withDrafts: boolean): MarkdownFile[] {
  return pageNodesOf(store)
    .filter(({ draft }) => withDrafts || !draft)
    .map(({ path: address, file, rasters, vectors }) => ({
      address: markdownPath(address),
      pictures: [...rasters, ...vectors],
      read: () => {
        const { title, markdown } = pageOf(file);
        return `# ${title}\n\n${markdown}\n`;
      },
    }));
}

/** Pages that are no posts, by address; docs only in their last version. */
export const lastingPages = (pages: readonly PageNode[], docSets: readonly DocSet[]): PageNode[] =>
  pages
    .filter(({ kind, id }) => (kind === 'doc' ? isOfLastVersion(id, docSets) : kind !== 'post'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/**
 * Writes the exports of all pages that are listed, docs only in their newest version, into one file, for programs that read a site as a whole: by address, then
 * posts, the newest first. Page by page, because together they are larger than what else is in memory.
 */
export function writeWholeMarkdown(store: NodeStore, target: string): void {
  const { url, docSets } = builtTree().config;
  const listed = pageNodesOf(store).filter(({ draft, unlisted }) => !draft && !unlisted);
  const lasting = lastingPages(listed, docSets);
  const file = openSync(target, 'w');
  for (const { path: address, file: source } of [...lasting, ...pagesOf('post', listed).sort(newestFirst)]) {
    const { title, markdown } = pageOf(source);
    writeSync(file, `# ${title}\n\nSource: ${url}${address}\n\n${markdown}\n\n`);
  }
  closeSync(file);
}

/** Writes the exports beside their pages, and the pictures that they show. */
export function writeMarkdownFiles(store: NodeStore, publicDir: string): void {
  const { contentDir, config } = builtTree();
  const files = markdownFiles(store, false);
  // Reading costs a fraction of writing, and few pages change between builds.
  for (const { address, read } of files) writeChanged(path.join(publicDir, address), read());
  for (const picture of new Set(files.flatMap(({ pictures }) => pictures))) {
    const source = fileInTree(contentDir, picture, config);
    // Its absence was reported before.
    if (source === undefined) continue;
    const target = path.join(publicDir, picture);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
}
