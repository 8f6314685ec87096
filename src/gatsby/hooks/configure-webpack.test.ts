import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Configuration } from '../bundling/optimize';
import { callHook } from '../../../test/fake-gatsby';
import { browserConfig } from '../../config/site-config';
import { builtTree } from '../built-tree';
import { onCreateWebpackConfig } from './configure-webpack';

const added = z.object({
  plugins: z.array(z.unknown()),
  module: z.object({ rules: z.array(z.looseObject({ test: z.instanceof(RegExp) })) }),
  resolve: z.object({ alias: z.record(z.string(), z.unknown()), modules: z.array(z.string()) }),
});

/** What the hook adds to the configuration of a stage, and what it makes of the one that Gatsby has. */
async function configurationOf(stage: string, definitions = {}) {
  const config: Configuration = {
    module: { rules: [{ test: /\.tsx$/, use: ['babel'] }] },
    plugins: [{ definitions, apply: () => undefined }],
  };
  const [setWebpackConfig, replaceWebpackConfig] = [
    vi.fn<(part: unknown) => void>(),
    vi.fn<(whole: unknown) => void>(),
  ];
  const actions = { setWebpackConfig, replaceWebpackConfig };
  await callHook(onCreateWebpackConfig, {
    actions,
    getConfig: () => config,
    loaders: { null: () => 'nothing' },
    plugins: { define: (constants: object) => constants },
    stage,
  });
  expect(replaceWebpackConfig).toHaveBeenCalledExactlyOnceWith(config);
  return { added: added.parse(setWebpackConfig.mock.calls[0]?.[0]), config };
}

describe.each(['develop', 'develop-html', 'build-javascript', 'build-html'])('%s', (stage) => {
  test('modules that Gatsby would add and nothing uses are empty', async () => {
    const { rules } = (await configurationOf(stage)).added.module;
    for (const file of [
      '/gatsby-plugin-lunr/gatsby-browser.js',
      '/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
      '/.cache/register-service-worker.js',
    ])
      expect(rules.find((rule) => rule.test.test(file))).toMatchObject({ use: ['nothing'] });
    expect(rules.filter((rule) => rule.test.test('/gatsby-plugin-mdx/gatsby-browser.js'))).toEqual([]);
  });

  test('pages that run find the modules of the tree and of this site', async () => {
    const { alias, modules } = (await configurationOf(stage)).added.resolve;
    expect(alias).toEqual({
      '@site': path.resolve('content'),
      '@site-components': path.resolve('src/components'),
    });
    expect(modules).toContain(path.resolve('node_modules'));
  });

  test('a site with one version of its docs and our logo has no code for others', async () => {
    expect((await configurationOf(stage)).added.plugins).toMatchObject([
      { HAS_VERSIONS: 'false', HAS_OWN_LOGO: 'false' },
    ]);
  });

  test('the settings that browsers need are a constant', async () => {
    const { plugins } = (await configurationOf(stage)).added;
    const { SITE_CONFIG } = z.object({ SITE_CONFIG: z.string() }).parse(plugins[0]);
    expect(JSON.parse(SITE_CONFIG)).toEqual(browserConfig(builtTree().config));
  });

  test('only builds leave Babel and source maps out', async () => {
    const { config } = await configurationOf(stage);
    expect(config.module?.rules).toHaveLength(stage.startsWith('build') ? 2 : 1);
    expect(config.devtool).toBe(stage.startsWith('build') ? false : undefined);
  });

  test('only scripts for browsers get their messages inlined', async () => {
    const { rules } = (await configurationOf(stage)).added.module;
    expect(rules.filter((rule) => rule.enforce === 'pre')).toHaveLength(stage === 'build-javascript' ? 1 : 0);
  });
});

test('the renderer does not change with the environment, but with what it reads of it', async () => {
  const read = {
    'process.env': '({})',
    'process.env.NODE_ENV': 1,
    'process.env.GATSBY_X': 3,
    OTHER: 4,
  };
  const definitions = { ...read, 'process.env.HOME': '/', 'process.env.GITHUB_RUN_ID': '1' };
  const { config } = await configurationOf('build-html', definitions);
  expect(config.plugins?.[0]?.definitions).toEqual(read);
});
