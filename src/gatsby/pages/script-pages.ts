import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { builtTree } from '../built-tree';
import { modulePages } from '../../model/pages/module-pages';
import type { ModulePage } from '../../model/pages/module-pages';
import type { PageRequest } from './page-request';

const contentFile = z.object({ sourceInstanceName: z.literal('content'), relativePath: z.string() });

type Store = Pick<NodePluginArgs, 'getNodesByType'>;

/** The React modules that the content tree has among its pages. */
export const pageModules = ({ getNodesByType }: Store): ModulePage[] =>
  modulePages(
    getNodesByType('File').flatMap((node) => contentFile.safeParse(node).data?.relativePath ?? []),
    builtTree().config,
  );

/** What reads its property `config`, or hands all of its properties on. */
const readsConfig = /\bconfig\b|\bprops\b|\.\.\./;

/** A default export in a list is most often one of another module. */
const listsDefault = /\bexport\s*\{[^}]*\bdefault\b/;
/** What is exported up to where its code or its types begin. */
const exportsDefault = /^\s*export\s+default\s+([^;:={<]*)/m;
const importsNames = /^\s*import\s+([^'"]+?)\s+from\b/gm;

/** Whether a page may read its property `config`. A component of another module may read any property. */
function mayReadConfig(code: string): boolean {
  if (readsConfig.test(code) || listsDefault.test(code)) return true;
  const imported = [...code.matchAll(importsNames)].flatMap(([, names = '']) => names.split(/\W+/));
  // What stands before a parenthesis or a dot is around the component, such as `memo(Home)`.
  const exported = exportsDefault.exec(code)?.[1]?.match(/\b\w+\b(?!\s*[(.])/g) ?? [];
  return exported.some((name) => imported.includes(name));
}

/**
 * A page for each of them. Docusaurus gives its configuration to such a page as the property `config`. It is part of the data that browsers load
 * for the page, so a page that never asks for it has none.
 */
export function scriptPages(store: Store): PageRequest[] {
  const file = path.join(builtTree().contentDir, 'config.json');
  const context = existsSync(file) ? { config: JSON.parse(readFileSync(file, 'utf8')) as unknown } : {};
  return pageModules(store).map(({ path: address, file: module }) => {
    const component = realpathSync(path.join(builtTree().contentDir, module));
    return { path: address, component, context: mayReadConfig(readFileSync(component, 'utf8')) ? context : {} };
  });
}
