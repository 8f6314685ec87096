import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../../content/content-dir';
import { markdownPath } from '../../model/addresses/routes';
import { lastCompiled } from '../nodes/compile-cache';

const names = z.array(z.string());
const page = z.object({ path: z.string(), file: z.string(), draft: z.boolean(), rasters: names, vectors: names });

/** The Markdown export of a doc or post, published beside its page. */
export interface MarkdownFile {
  /** Address of the export. */
  readonly address: string;
  /** Picture files that the page shows: the export links to them by their own names. */
  readonly pictures: readonly string[];
  readonly read: () => Promise<string>;
}

type Args = Pick<NodePluginArgs, 'getNodesByType' | 'cache'>;

/** Exports of all docs and posts, for readers and programs that want plain text. Drafts have one only while developing. */
export function markdownFiles({ getNodesByType, cache }: Args, withDrafts: boolean): MarkdownFile[] {
  return [...getNodesByType('DocPage'), ...getNodesByType('BlogPost')]
    .map((node) => page.parse(node))
    .filter(({ draft }) => withDrafts || !draft)
    .map(({ path: address, file, rasters, vectors }) => ({
      address: markdownPath(address),
      pictures: [...rasters, ...vectors],
      read: async () => {
        const { title, markdown } = (await lastCompiled(file, cache))?.page ?? { title: file, markdown: '' };
        return `# ${title}\n\n${markdown}\n`;
      },
    }));
}

/** Writes the exports beside their pages, and the pictures that they show. */
export async function writeMarkdownFiles(args: Args, publicDir: string): Promise<void> {
  const files = markdownFiles(args, false);
  for (const { address, read } of files) await write(path.join(publicDir, address), await read());
  for (const picture of new Set(files.flatMap(({ pictures }) => pictures))) {
    const source = path.join(contentDir, picture);
    // Its absence was reported before.
    if (!existsSync(source)) continue;
    const target = path.join(publicDir, picture);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
  }
}

async function write(target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
