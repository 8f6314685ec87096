import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../../content/content-dir';
import { modulePages } from '../../model/pages/module-pages';
import type { ModulePage } from '../../model/pages/module-pages';
import type { PageRequest } from './page-request';

const contentFile = z.object({ sourceInstanceName: z.literal('content'), relativePath: z.string() });

type Store = Pick<NodePluginArgs, 'getNodesByType'>;

/** The React modules that the content tree has among its pages. */
export const pageModules = ({ getNodesByType }: Store): ModulePage[] =>
  modulePages(getNodesByType('File').flatMap((node) => contentFile.safeParse(node).data?.relativePath ?? []));

/** What reads its property `config`, or hands all of its properties on. */
const mayReadConfig = /\bconfig\b|\bprops\b|\.\.\./;

/**
 * A page for each of them. Docusaurus gives its configuration to such a page as the property `config`. It is part of the data that browsers load
 * for the page, so a page that never asks for it has none.
 */
export function scriptPages(store: Store): PageRequest[] {
  const file = path.join(contentDir, 'config.json');
  const context = existsSync(file) ? { config: JSON.parse(readFileSync(file, 'utf8')) as unknown } : {};
  return pageModules(store).map(({ path: address, file: module }) => {
    const component = realpathSync(path.join(contentDir, module));
    return { path: address, component, context: mayReadConfig.test(readFileSync(component, 'utf8')) ? context : {} };
  });
}
