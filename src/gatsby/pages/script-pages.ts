import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../../content/content-dir';
import { modulePages } from '../../model/pages/module-pages';
import type { PageRequest } from './page-request';

const contentFile = z.object({ sourceInstanceName: z.literal('content'), relativePath: z.string() });

/** A page for each React module that the content tree has among its pages. */
export function scriptPages({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): PageRequest[] {
  const files = getNodesByType('File').flatMap((node) => contentFile.safeParse(node).data?.relativePath ?? []);
  return modulePages(files).map(({ path: address, file }) => ({
    path: address,
    component: realpathSync(path.join(contentDir, file)),
    context: {},
  }));
}
