import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { builtTree } from '../built-tree';
import type { OpenTree } from '../../content/tree-kind';
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

/** A page for each of them, whose component gets the properties that its tree has for a module with this code. */
export const scriptPages = (store: Store, propsOf: OpenTree['content']['moduleProps']): PageRequest[] =>
  pageModules(store).map(({ path: address, file: module }) => {
    const component = realpathSync(path.join(builtTree().contentDir, module));
    return { path: address, component, context: propsOf(readFileSync(component, 'utf8')) };
  });
