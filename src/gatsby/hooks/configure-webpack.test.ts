import path from 'node:path';
import { describe, expect, test, vi, afterAll } from 'vitest';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { z } from 'zod';
import { callHook } from '../../../test/fake-gatsby';
import { buildSite, twoVersions } from '../../../test/samples/sample-site';
import { gatsbyConfiguration } from '../../../test/gatsby-webpack';
import { browserConfig } from '../../config/site-config';
import { fits, objectBelow, pluginOf, rulesOf } from '../bundling/gatsby-parts';
import * as starts from '../bundling/build-start';
import { stableIds } from '../bundling/optimize';
import { builtTree } from '../built-tree';
import { onCreateWebpackConfig, preprocessSource, builtStyles, followStyles } from './configure-webpack';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

// A fresh clone has no bundled code of the build yet, whose digest belongs to webpack's cache.
vi.mock(import('../bundling/build-files'), async (original) => ({ ...(await original()), entryNames: [] }));

const added = z.object({
  plugins: z.array(z.unknown()),
  module: z.object({ rules: z.array(z.looseObject({ test: z.instanceof(RegExp) })) }),
  resolve: z.object({ alias: z.record(z.string(), z.unknown()), modules: z.array(z.string()) }),
});

const aliased = z.object({ resolve: z.object({ alias: z.record(z.string(), z.unknown()) }) });

/** What the hook adds to the configuration that Gatsby makes for a stage, and what it makes of it. */
async function configurationOf(stage: string, change?: (config: Configuration) => void) {
  const config = await gatsbyConfiguration(stage);
  change?.(config);
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
  const [first, ...more] = setWebpackConfig.mock.calls.map(([part]) => part);
  return { added: added.parse(first), aliases: more.map((part) => aliased.parse(part).resolve.alias), config };
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
      '@tree/root': path.resolve('src/components/layout/plain-root'),
    });
    // The nearest package comes first, as in Node.
    expect(modules).toEqual(['node_modules', path.resolve('node_modules')]);
  });

  test('a site without versions, languages or an own logo has no code for them', async () => {
    const { docSets, locales, logo } = builtTree().config;
    expect((await configurationOf(stage)).added.plugins).toMatchObject([
      {
        HAS_VERSIONS: String(docSets.length > 1),
        HAS_LOCALES: String(locales.length > 1),
        HAS_OWN_LOGO: String(logo.src !== '' || logo.title !== ''),
      },
    ]);
  });

  test('the settings that browsers need are a constant', async () => {
    const { plugins } = (await configurationOf(stage)).added;
    const { SITE_CONFIG } = z.object({ SITE_CONFIG: z.string() }).parse(plugins[0]);
    // That of an own logo comes from its file.
    const { logoWidths: _, ...settings } = z.record(z.string(), z.unknown()).parse(JSON.parse(SITE_CONFIG));
    expect(settings).toEqual(browserConfig(builtTree().config));
  });

  test('only builds leave Babel and source maps out, and name modules the same on every machine', async () => {
    const { config } = await configurationOf(stage);
    const isBuild = stage.startsWith('build');
    const babel = rulesOf(config).find((rule) => fits(rule, 'a.tsx'));
    const own = path.resolve('src/browser/announcer.ts');
    expect(typeof babel?.exclude === 'function' && babel.exclude(own)).toBe(isBuild);
    expect(config.devtool === false).toBe(isBuild);
    expect(config.plugins?.includes(stableIds)).toBe(isBuild);
  });

  test('each start of scripts for browsers is noted, and only a build of them removes earlier ones', async () => {
    const note = vi.spyOn(starts, 'noteBuildStart').mockReturnValue();
    const { config } = await configurationOf(stage);
    expect(note).toHaveBeenCalledTimes(['develop', 'build-javascript'].includes(stage) ? 1 : 0);
    expect(typeof config.output?.clean).toBe(stage === 'build-javascript' ? 'object' : 'undefined');
  });

  test('the order of style sheets decides nothing', async () => {
    const { config } = await configurationOf(stage);
    if (stage.endsWith('html')) return;
    expect(objectBelow(pluginOf(config.plugins, 'MiniCssExtractPlugin'), 'options')).toMatchObject({
      ignoreOrder: true,
    });
  });

  test('only scripts for browsers get their messages inlined', async () => {
    const { rules } = (await configurationOf(stage)).added.module;
    expect(rules.filter((rule) => rule.enforce === 'pre')).toHaveLength(stage === 'build-javascript' ? 1 : 0);
  });
});

interface NeededCode {
  readonly site: string;
  readonly settings: object;
  readonly codes?: readonly string[];
  readonly stage?: string;
  readonly constants: Readonly<Record<string, string>>;
  /** Modules that are left out. */
  readonly empty: readonly string[];
  readonly alias?: string | false;
}
const everything = { docSets: twoVersions, logo: { title: 'K' }, offline: true };
const none = { HAS_VERSIONS: 'false', HAS_LOCALES: 'false', HAS_OWN_LOGO: 'false', HAS_OFFLINE: 'false' };
const all = { HAS_VERSIONS: 'true', HAS_LOCALES: 'true', HAS_OWN_LOGO: 'true', HAS_OFFLINE: 'true' };
const [menu, original, language] = ['LanguageMenu.tsx', 'is-original.ts', 'language.ts'];

test('browsers know how wide a logo is, so that nothing moves when it comes', async () => {
  const svg = (size: string): string => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
  const { src, srcDark } = { src: '/a.svg', srcDark: '/b.svg' };
  const files = { 'static/a.svg': svg('width="128" height="64"'), 'static/b.svg': svg('viewBox="0 0 30 10"') };
  const widths = async (logo: object, more: Readonly<Record<string, string>> = files): Promise<unknown> => {
    buildSite({ logo }, more);
    const { plugins } = (await configurationOf('build-javascript')).added;
    const { SITE_CONFIG } = z.object({ SITE_CONFIG: z.string() }).parse(plugins[0]);
    return z.looseObject({ logoWidths: z.unknown() }).parse(JSON.parse(SITE_CONFIG)).logoWidths;
  };
  expect(await widths({ src, srcDark })).toEqual({ src: 64, srcDark: 96 });
  expect(await widths({ src })).toEqual({ src: 64 });
  expect(await widths({ src: '/none.svg' })).toEqual({});
  expect(await widths({ src }, { 'static/a.svg': 'no picture' })).toEqual({});
});

test.each<NeededCode>([
  {
    site: 'plain',
    settings: { offline: false },
    constants: { ...none, SEARCH_PACK: '"en"' },
    empty: [menu, original, language],
  },
  { site: 'full', settings: everything, codes: ['en', 'de'], constants: all, empty: [language] },
  {
    ...{ site: 'unfinished', stage: 'develop', settings: { offline: true, logo: { src: '/a.svg' } } },
    ...{ constants: { ...none, HAS_OWN_LOGO: 'true' }, empty: [menu, original, language] },
  },
  {
    ...{ site: 'German', stage: 'develop', settings: {}, codes: ['de'] },
    ...{ constants: { SEARCH_PACK: '"de"' }, empty: [menu, original], alias: 'lunr-languages/lunr.de' },
  },
  {
    ...{ site: 'Welsh', stage: 'develop', settings: {}, codes: ['cy'] },
    ...{ constants: { SEARCH_PACK: '""' }, empty: [menu, original], alias: false },
  },
])('a $site site has the code that it needs', async ({ settings, codes, constants, empty, alias, ...more }) => {
  const { stage = 'build-javascript' } = more;
  const locales = codes?.map((code) => ({ code, label: code }));
  buildSite({ ...settings, ...(locales ? { locales } : {}) });
  const { added, aliases } = await configurationOf(stage);
  const { rules } = added.module;
  expect(added.plugins).toMatchObject([constants]);
  const leftOut = (file: string): boolean =>
    rules.some(
      ({ test, use }) => Array.isArray(use) && use[0] === 'nothing' && test.test(`/src/search/worker/${file}`),
    );
  expect([menu, original, language, 'worker.ts'].filter(leftOut)).toEqual(empty);
  expect(aliases).toEqual(alias === undefined ? [] : [{ 'search-language-pack': alias }]);
  // Texts of another language stand in no module.
  expect(rules.some(({ enforce }) => enforce === 'pre')).toBe(stage !== 'develop' || codes?.[0] === 'de');
});

test('scripts for browsers are minified by SWC, and class names are short', async () => {
  const { config } = await configurationOf('build-javascript');
  expect(objectBelow(pluginOf(config.optimization?.minimizer, 'TerserPlugin'), 'options')).toMatchObject({
    minimizer: { options: { compress: { passes: 2 } } },
  });
  expect(objectBelow(pluginOf(config.plugins, 'MiniCssExtractPlugin'), 'options')).toMatchObject({ ignoreOrder: true });
  const names = new Set(JSON.stringify(config.module?.rules).match(/(?<="localIdentName":)"[^"]*"/g));
  expect([...names]).toEqual(['"__[hash:base62:5]"']);
});

test('the renderer does not change with the environment, but with what it reads of it', async () => {
  vi.stubEnv('GITHUB_RUN_ID', '1').stubEnv('GATSBY_X', '3');
  const { config } = await configurationOf('build-html');
  vi.unstubAllEnvs();
  const constants = Object.keys(objectBelow(pluginOf(config.plugins, 'DefinePlugin'), 'definitions'));
  expect(constants.filter((name) => /^process\.env(?!\.GATSBY_)/.test(name)).sort()).toEqual([
    'process.env',
    'process.env.BUILD_STAGE',
    'process.env.CYPRESS_SUPPORT',
    'process.env.NODE_ENV',
    'process.env.PUBLIC_DIR',
  ]);
  expect(constants).toEqual(expect.arrayContaining(['process.env.GATSBY_X', '__PATH_PREFIX__']));
});

describe('a part of Gatsby that has another name stops the build', () => {
  const renamed = (list: readonly unknown[] | undefined, name: string): void =>
    void Object.defineProperty(pluginOf(list, name), 'constructor', { value: { name: 'Renamed' } });

  test.each<[string, string, (config: Configuration) => void]>([
    ['TerserPlugin', 'build-javascript', ({ optimization }) => renamed(optimization?.minimizer, 'TerserPlugin')],
    [
      'CssMinimizerPlugin',
      'build-javascript',
      ({ optimization }) => renamed(optimization?.minimizer, 'CssMinimizerPlugin'),
    ],
    ['MiniCssExtractPlugin', 'build-javascript', ({ plugins }) => renamed(plugins, 'MiniCssExtractPlugin')],
    ['DefinePlugin', 'build-html', ({ plugins }) => renamed(plugins, 'DefinePlugin')],
    [
      'constants for the environment',
      'build-html',
      ({ plugins }) => {
        const constants = objectBelow(pluginOf(plugins, 'DefinePlugin'), 'definitions');
        for (const name of Object.keys(constants)) if (/^process\./.test(name)) Reflect.deleteProperty(constants, name);
      },
    ],
    ['splitChunks', 'build-javascript', ({ optimization }) => void delete optimization?.splitChunks],
    ['cache in files', 'build-html', (config) => void delete config.cache],
    ['rule for TypeScript', 'build-html', (config) => drop(config, 'a.tsx')],
    ['rule for style sheets', 'build-javascript', (config) => drop(config, 'a.module.css')],
    [
      'options',
      'build-javascript',
      ({ plugins }) => void Reflect.deleteProperty(pluginOf(plugins, 'MiniCssExtractPlugin'), 'options'),
    ],
  ])('%s', async (part, stage, change) => {
    await expect(configurationOf(stage, change)).rejects.toThrow(
      new RegExp(`has no \`?${part}.*npm ci.*Internals that we rely on`),
    );
  });

  /** Removes the rules that read files of this name from the configuration; of choices, the test for CSS modules counts. */
  function drop(config: Configuration, file: string): void {
    for (const rule of rulesOf(config)) {
      if (fits(rule, file)) rule.test = /none/;
      for (const choice of rule.oneOf ?? []) if (choice && fits(choice, file)) choice.test = /none/;
    }
  }
});

test('a build removes scripts and style sheets of earlier builds, and no other file', async () => {
  const { config } = await configurationOf('build-javascript');
  const { keep } = z.object({ clean: z.object({ keep: z.instanceof(Function) }) }).parse(config.output).clean;
  const hash = '56d2e75c737107a9a922';
  const files = [
    `app-${hash}.js`,
    `app-${hash}.js.LICENSE.txt`,
    `styles.${hash}.css`,
    'sw.js',
    'docs',
    `docs/app-${hash}.js`,
  ];
  expect(files.filter((file) => Reflect.apply(keep, undefined, [file]) === true)).toEqual(files.slice(3));
});

const preprocess = (contents: string): unknown =>
  typeof preprocessSource === 'function' &&
  Reflect.apply(preprocessSource, undefined, [{ filename: 'a.tsx', contents }]);

test('modules are compiled again when what compiles them is another: the packages, our code or the settings', async () => {
  const keptOf = async (title: string) => {
    buildSite({ title });
    const { cache, plugins } = (await configurationOf('build-javascript')).config;
    const kept = z.object({ version: z.string(), buildDependencies: z.object({}).strict() }).parse(cache);
    return { version: kept.version, plugins };
  };
  const first = await keptOf('A');
  expect((await keptOf('B')).version).not.toBe(first.version);
  // webpack would look for changes in the files of all loaders.
  const ends: ((compilation: object) => void)[] = [];
  const hooks = { afterEmit: { tap: (_name: string, end: (typeof ends)[number]) => void ends.push(end) } };
  for (const plugin of first.plugins ?? [])
    if (typeof plugin === 'function') Reflect.apply(plugin, undefined, [{ hooks }]);
  const buildDependencies = new Set(['loader.js']);
  for (const end of ends) end({ buildDependencies });
  expect([...buildDependencies]).toEqual([]);
});

test('Gatsby only parses modules with a query', () => {
  expect(preprocess('export const query = graphql`{ site { id } }`;')).toBeUndefined();
  expect(preprocess('export const Head = 1;')).toBe(';');
});

const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hash by which Gatsby tells whether its renderer has changed. */
const rendererHash = (styles: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const entry = path.join(folder, 'renderer.js');
    writeFileSync(entry, 'export default 1;');
    const plugins = [followStyles(styles)];
    webpack({ mode: 'none', entry, output: { path: folder, filename: 'out.js' }, plugins }, (error, stats) =>
      error ? reject(error) : resolve([...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash).join()),
    );
  });

test('another style sheet makes another renderer, the same makes the same', async () => {
  const [first, again, other] = [await rendererHash('a'), await rendererHash('a'), await rendererHash('b')];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the names of all style sheets count, and nothing else', () => {
  const file = path.join(folder, 'stats.json');
  const stylesOf = (assetsByChunkName: Readonly<Record<string, readonly string[]>>): string => {
    writeFileSync(file, JSON.stringify({ name: 'build-javascript', assetsByChunkName }));
    return builtStyles(file);
  };
  const before = stylesOf({ app: ['app-1.js', 'styles.1.css'], later: ['styles.1.css', 'later.1.css'] });
  expect(stylesOf({ app: ['app-2.js', 'styles.1.css'], later: ['later.1.css'] })).toBe(before);
  expect(stylesOf({ later: ['later.1.css'], app: ['styles.1.css'] })).toBe(before);
  expect(stylesOf({ app: ['app-1.js', 'styles.2.css'], later: ['later.1.css'] })).not.toBe(before);
  expect(stylesOf({ app: ['app-1.js', 'styles.1.css'], later: ['later.2.css'] })).not.toBe(before);
});

test('a build that has written down nothing has no style sheets', () => {
  expect(builtStyles(path.join(folder, 'gone.json'))).toBe('');
});
