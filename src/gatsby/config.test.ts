import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../test/samples/sample-site';
import { gatsbyConfig } from './config';

/** The options of the plugins of this name. */
const optionsOf = (name: string): unknown[] =>
  (gatsbyConfig().plugins ?? []).flatMap((plugin) =>
    typeof plugin === 'object' && plugin.resolve === name ? [plugin.options] : [],
  );

test('Gatsby knows what the site is called, where it is published, and where its files are', () => {
  const contentDir = buildSite({ title: 'Kettle', tagline: 'Hot', url: 'https://k.dev/kit' });
  expect(gatsbyConfig()).toMatchObject({
    siteMetadata: { title: 'Kettle', tagline: 'Hot', siteUrl: 'https://k.dev/kit' },
    ...{ pathPrefix: '/kit', trailingSlash: 'never', jsxRuntime: 'automatic' },
  });
  expect(optionsOf('gatsby-source-filesystem')).toMatchObject([
    { name: 'content', path: contentDir },
    { name: 'mdx-pages' },
    { name: 'images', path: path.resolve('src/images') },
  ]);
  buildSite({});
  expect(gatsbyConfig().pathPrefix).toBe('');
});

test.each([
  [{}, undefined],
  [{ homePage: false }, ['index.tsx']],
  [{ homePage: false, namesPage: false }, ['index.tsx', 'docs/identifiers.tsx']],
])('with %j, these modules are no pages: %j', (settings, ignore) => {
  buildSite(settings);
  expect(optionsOf('gatsby-plugin-page-creator')).toEqual([
    { path: path.resolve('src/pages'), ...(ignore === undefined ? {} : { ignore }) },
  ]);
});

test('only a build of our own tree defines the types of queries', () => {
  vi.stubEnv('NODE_ENV', 'production');
  buildSite({ foreign: true });
  expect(gatsbyConfig().graphqlTypegen).toBe(false);
  buildSite({});
  expect(gatsbyConfig().graphqlTypegen).toMatchObject({ generateOnBuild: expect.any(Boolean) as boolean });
  vi.stubEnv('NODE_ENV', 'development');
  expect(gatsbyConfig().graphqlTypegen).toBe(false);
});
