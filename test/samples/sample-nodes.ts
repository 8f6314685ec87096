import type { NodeInput } from 'gatsby';
import { TreeContext } from '../../src/content/tree-context';
import { nodeInput } from '../../src/gatsby/nodes/domain-nodes';
import type { NodeFields } from '../../src/gatsby/nodes/domain-nodes';
import { setTree } from '../../src/gatsby/nodes/current-tree';
import { pageNode, sectionNodes } from '../../src/gatsby/nodes/page-nodes';
import { loadReference } from '../../src/model/reference/reference';
import { samplePage } from './sample-page';
import { defaultConfig } from '../../src/config/site-config';

/** Makes nodes of a tree at this folder, with no page and no data yet. */
export const startTree = (root: string): void =>
  setTree(TreeContext.of(root, new Map(), loadReference(new Map()), { config: defaultConfig() }));

/** The nodes of a page and its sections, as the build makes them. */
export function samplePageNodes(file: string, frontMatter: string, body = ''): NodeInput[] {
  startTree('/nowhere');
  const page = samplePage(file, frontMatter, body);
  return [pageNode(page), ...sectionNodes(page)].map((fields) => nodeInput(fields, null));
}

export const sampleNode = (fields: NodeFields): NodeInput => nodeInput(fields, null);
