import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../content/content-dir';
import { standalone } from '../../markdown/page-context';
import { plainMarkdown } from '../../markdown/export/plain-markdown';
import { resolveLink } from '../../markdown/links/resolve-link';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter';
import { markdownExport } from '../../model/pages/markdown-export';
import { markdownPath } from '../../model/addresses/routes';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';

/** The Markdown source of a doc or post, published beside its page. */
export interface MarkdownFile {
  /** Address of the source. */
  readonly address: string;
  readonly read: () => Promise<string>;
}

/** Sources of all docs and posts, for readers and programs that want plain text. Drafts have one only while developing. */
export function markdownFiles(store: NodeStore, withDrafts: boolean): MarkdownFile[] {
  const pages = pageNodesOf(store);
  const addresses = new Map(pages.map(({ file, path: address }) => [file, address]));
  const { reference } = currentTree();
  const context = { ...standalone, reference, addressOf: (file: string) => addresses.get(file) };
  return pages
    .filter(({ draft }) => withDrafts || !draft)
    .map(({ path: address, file, title }) => ({
      address: markdownPath(address),
      read: async () => {
        const { yaml, body } = splitFrontMatter(await readFile(path.join(contentDir, file), 'utf8'));
        const plain = plainMarkdown(file, body, context, frontMatterValues(readFrontMatter(yaml, file)));
        return markdownExport({ title, body: plain }, (href) => resolveLink(href, file, context).href);
      },
    }));
}
