import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { requireBelowBase } from '../../model/navigation/docs-version';
import { builtTree } from '../built-tree';
import { nodeInput } from '../nodes/domain-nodes';
import type { NodeFields } from '../nodes/domain-nodes';
import packageJson from '../../../package.json';

/** Version of an installed package, as its own package.json says. */
function installedVersion(name: string): string {
  const text = readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Nodes that come from no file: the version of the docs and what the site is built with. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions }) => {
  const create = (fields: NodeFields): void => void actions.createNode(nodeInput(fields, null));
  for (const { version, docs, path: base, prefix, label, isLast, banner, badge = false, noIndex = false } of builtTree()
    .config.docSets) {
    const found = {
      ...{ name: version, instance: docs, path: base === '' ? '/' : base, prefix, label },
      ...{ isLast, banner, badge, noIndex },
    };
    // Addresses never say where the site is mounted.
    requireBelowBase(found, '/');
    create({ type: 'Version', id: `version:${prefix}${version}`, ...found });
  }
  create({
    type: 'SiteMetadata',
    id: 'site:metadata',
    generatorVersion: installedVersion('gatsby'),
    plugins: Object.keys(packageJson.dependencies)
      .filter((name) => name.startsWith('gatsby-'))
      .map((name) => ({ name, version: installedVersion(name) })),
  });
};
