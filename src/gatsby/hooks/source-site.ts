import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { requireBelowBase } from '../../model/navigation/docs-version';
import { site } from '../../site';
import packageJson from '../../../package.json';

/** Version of an installed package, as its own package.json says. */
function installedVersion(name: string): string {
  const text = readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Nodes that come from no file: the version of the docs and what the site is built with. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  const create = (type: string, id: string, fields: Record<string, unknown>): void => {
    const internal = { type, contentDigest: createContentDigest(fields) };
    void actions.createNode({ ...fields, id, parent: null, children: [], internal });
  };
  const version = { name: 'current', label: 'Next', isLast: true, path: site.docsBasePath };
  // Addresses never say where the site is mounted.
  requireBelowBase(version, '/');
  create('Version', 'version:current', version);
  create('SiteMetadata', 'site-metadata', {
    generatorVersion: installedVersion('gatsby'),
    plugins: Object.keys(packageJson.dependencies)
      .filter((name) => name.startsWith('gatsby-'))
      .map((name) => ({ name, version: installedVersion(name) })),
  });
};
