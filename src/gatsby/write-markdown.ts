import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../content/content-dir';
import { splitFrontMatter } from '../model/front-matter';
import { markdownTwin } from '../model/markdown-twin';
import { markdownPath } from '../model/routes';

const page = z.object({ path: z.string(), file: z.string(), title: z.string(), draft: z.boolean() });

/** Publishes the Markdown source of every doc and post beside its page, for readers and programs that want plain text. */
export async function writeMarkdown({ getNodesByType }: NodePluginArgs, publicDir: string): Promise<void> {
  const nodes = [...getNodesByType('DocPage'), ...getNodesByType('BlogPost')].map((node) => page.parse(node));
  for (const { path: address, file, title } of nodes.filter(({ draft }) => !draft)) {
    const { body } = splitFrontMatter(await readFile(path.join(contentDir, file), 'utf8'));
    const target = path.join(publicDir, markdownPath(address));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, markdownTwin({ title, file, body }));
  }
}
