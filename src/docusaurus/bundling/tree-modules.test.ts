import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mountTree } from '../mount-tree';
import { writeStubs } from '../modules/missing-modules';
import { mdxDir } from '../../gatsby/bundling/build-files';
import type { Configuration, RuleSetRule } from 'webpack';
import { readMounted } from '../mounted';
import { ownSheetsOnly } from '../modules/remote-styles';
import { changeBundling, namesOfModules } from './tree-modules';

const root = path.resolve('src/docusaurus/test/trees/features');
const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
beforeAll(async () => {
  await mountTree(root, mount);
});

const names = () => {
  const { aliases = {} } = readMounted(mount) ?? {};
  return z
    .object({
      alias: z.record(z.string(), z.unknown()),
      fallback: z.record(z.string(), z.string()),
      modules: z.array(z.string()),
    })
    .parse(namesOfModules({ root, aliases }, mount));
};

/** What this tree makes of the rules of a stage. */
function changed(config: Configuration, stage = 'develop'): z.infer<typeof plainRule>[] {
  const mounted = readMounted(mount);
  if (mounted) changeBundling(config, stage, mounted, mount);
  return z.array(plainRule).parse(config.module?.rules);
}

const part = z.looseObject({
  test: z.instanceof(RegExp).optional(),
  include: z.union([z.string(), z.array(z.string())]).optional(),
  issuer: z.instanceof(RegExp).optional(),
  use: z.unknown().optional(),
});
const plainRule = part.extend({
  type: z.string().optional(),
  exclude: z.unknown().optional(),
  oneOf: z.array(part).optional(),
});

/** Rules as Gatsby has them for styles and pictures. */
const gatsbyRules = (): RuleSetRule[] => [
  {
    oneOf: [
      { test: /\.module\.css$/, use: [{ options: { modules: { namedExport: true } } }] },
      { test: /\.css$/, use: [] },
    ],
  },
  { test: /\.(svg|png)$/, use: ['url'] },
];

describe('a tree made for Docusaurus', () => {
  test('finds its packages, one React, and what stands in for modules that nobody has', () => {
    writeStubs(mount, ['maps/pins', 'old']);
    writeStubs(mount, ['maps/pins', './made.json']);
    const { alias, fallback, modules } = names();
    expect(modules).toContain(path.join(root, 'node_modules'));
    expect(modules.at(-1)).toBe(path.resolve('node_modules'));
    expect(alias.react).toBe(path.resolve('node_modules/react'));
    expect(alias['react-router-dom$']).toBe(path.resolve('src/docusaurus/client/router'));
    expect(alias['maps/pins$']).toBe(path.join(mount, 'stubs/maps%2Fpins.js'));
    expect(alias).not.toHaveProperty('old$');
    expect(fallback).toEqual({ './made.json$': path.join(mount, 'stubs/.%2Fmade.json.js') });
    expect(readFileSync(fallback['./made.json$'] ?? '', 'utf8')).toBe('module.exports = [];\n');
    expect(alias['@site/data']).toBe(path.join(root, 'data'));
    expect(alias['@site']).toEqual([mount, root]);
    // The first name that fits wins.
    expect(Object.keys(alias).indexOf('@site/data')).toBeLessThan(Object.keys(alias).indexOf('@site'));
    expect(Object.keys(alias).indexOf('maps/pins$')).toBeLessThan(Object.keys(alias).indexOf('@theme'));
  });

  test('has style sheets with a default export, and Sass', () => {
    const rules = changed({ module: { rules: gatsbyRules() } });
    const find = (file: string) => rules[0]?.oneOf?.find(({ test, include }) => include && test?.test(file));
    expect(JSON.stringify(find('a.module.css')?.use)).toContain('"namedExport":false');
    expect(find('a.module.css')?.include).toContain(root);
    expect(JSON.stringify(find('a.module.scss')?.use)).toMatch(/"namedExport":false.*compile-sass/);
    // The last is run first.
    expect(JSON.stringify(find('a.scss')?.use)).toMatch(/change-sheet.*compile-sass/);
    expect(rules[0]?.oneOf?.at(-1)).toEqual({ test: /\.css$/, use: [] });
  });

  test('is compiled without its configuration of PostCSS', () => {
    const postcssOptions = (): object => ({ plugins: [] });
    const config: Configuration = {
      module: { rules: [{ oneOf: [{ test: /\.module\.css$/, use: [{ options: { postcssOptions } }] }] }] },
    };
    const use = changed(config)[0]?.oneOf?.[0]?.use;
    const given = z
      .tuple([z.object({ options: z.object({ postcssOptions: z.custom<() => unknown>() }) })], z.unknown())
      .parse(use)[0].options;
    expect(use).toMatchObject([
      {},
      {
        loader: expect.stringContaining('change-sheet') as unknown,
        options: { isCustom: false, changedBy: { contentDir: mount } },
      },
    ]);
    expect(given.postcssOptions).toHaveProperty('config', false);
    expect(given.postcssOptions()).toEqual({ plugins: [ownSheetsOnly] });
    expect(postcssOptions).not.toHaveProperty('config');
  });

  test('has its custom CSS only inside of the layout', () => {
    const rules = changed({ module: { rules: gatsbyRules() } });
    const rule = rules[0]?.oneOf?.find(({ test }) => test?.test(path.join(root, 'src/css/custom.css')));
    expect(JSON.stringify(rule?.use)).toContain(
      'change-sheet.cjs","options":{"root":' + JSON.stringify(root) + ',"isCustom":true',
    );
    expect(rule?.test?.test(path.join(root, 'src/other.css'))).toBe(false);
    const { alias } = names();
    expect(readFileSync(String(alias['@generated/custom-css']), 'utf8')).toContain(
      `usual.css";\nimport ${JSON.stringify(path.join(root, 'src/css/custom.css'))};\n`,
    );
  });

  test('has its static files in style sheets wherever the site is mounted', () => {
    const loader = '/node_modules/css-loader/dist/cjs.js';
    const rules = [{ oneOf: [{ test: /\.module\.css$/, use: [{ loader, options: { modules: {} } }] }] }];
    const config: Configuration = { module: { rules } };
    const use = changed(config)[0]?.oneOf?.[0]?.use;
    const { url } = z
      .tuple(
        [
          z.object({
            options: z.object({ url: z.custom<(url: string) => boolean>((value) => typeof value === 'function') }),
          }),
        ],
        z.unknown(),
      )
      .parse(use)[0].options;
    const found = ['./a.png', '/img/s.png?x#y', '/img/gone.svg', '//elsewhere.example/a.png'].map((one) => url(one));
    expect(found).toEqual([true, true, false, false]);
  });

  test('has Markdown in modules, which are neither pages that run nor in packages', () => {
    const rules = changed({ module: { rules: gatsbyRules() } });
    const rule = rules.find(({ test }) => test?.test('a.mdx'));
    const excluded = z.array(z.union([z.string(), z.instanceof(RegExp)])).parse(rule?.exclude);
    const isExcluded = (file: string) =>
      excluded.some((one) => (typeof one === 'string' ? file.startsWith(one) : one.test(file)));
    expect(isExcluded(path.join(mdxDir, 'docs/a.mdx'))).toBe(true);
    expect(isExcluded(path.join(root, 'node_modules/kit/a.md'))).toBe(true);
    expect(isExcluded(path.join(root, 'src/a.mdx'))).toBe(false);
  });

  test('has Markdown in modules compiled once, not by Gatsby, too', () => {
    const ofGatsby = { test: /\.mdx$/, use: ['babel', 'mdx'] };
    const rules = changed({ module: { rules: [ofGatsby, ...gatsbyRules()] } });
    const { exclude } = z
      .object({ exclude: z.object({ and: z.tuple([z.object({ or: z.array(z.string()) }), z.unknown()]) }) })
      .parse(ofGatsby);
    expect(exclude.and[0].or).toContain(root);
    expect(exclude.and[1]).toEqual({ not: rules.at(-1)?.exclude });
  });

  test('has addresses for kinds of files that Gatsby does not know', () => {
    const rules = changed({ module: { rules: gatsbyRules() } });
    expect(rules.find(({ test }) => test?.test('a.mov'))?.type).toBe('asset/resource');
  });

  test('has pages that run compiled once in builds, not by Gatsby, too', () => {
    const ofGatsby = { test: /\.mdx$/, use: ['babel', 'mdx'] };
    const rules = changed({ module: { rules: [ofGatsby, ...gatsbyRules()] } }, 'build-javascript');
    expect(ofGatsby).toMatchObject({ exclude: { or: [{ and: expect.anything() as unknown }, mdxDir + path.sep] } });
    expect(rules.at(-1)?.include).toBe(mdxDir + path.sep);
    expect(JSON.stringify(rules.at(-1)?.use)).toContain('compile-page');
    // The rule for Markdown of modules, which is not Gatsby's.
    expect(rules.at(-2)?.exclude).toEqual([mdxDir + path.sep, expect.any(RegExp)]);
  });

  test('has types dropped from its scripts before Babel reads them, but not from its packages', () => {
    const rules = changed({ module: { rules: [{ test: /\.jsx?$/, use: ['babel'] }, ...gatsbyRules()] } });
    // The last loader reads a module first.
    const rule = rules.findLast(({ test }) => test?.test('a.jsx'));
    expect(JSON.stringify(rule?.use)).toContain('drop-types');
    expect(rule?.include).toContain(root);
    expect(rule?.exclude).toContainEqual(/[\\/]node_modules[\\/]/);
  });

  test('has pages that fail alone in the renderer', () => {
    const config: Configuration = { module: { rules: gatsbyRules() }, output: { path: 'public' } };
    const rules = changed(config, 'build-html');
    expect(config.output).toEqual({ path: 'public', strictModuleErrorHandling: true });
    expect(rules.at(-1)?.test?.test('/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js')).toBe(true);
    expect(JSON.stringify(rules.at(-1)?.use)).toContain('catch-pages');
  });

  test('draws what its scripts import, and leaves other pictures alone', () => {
    const rules = changed({ module: { rules: gatsbyRules() } });
    expect(rules[1]?.use).toBeUndefined();
    expect(rules[1]?.oneOf?.[0]?.issuer?.test('a.mdx')).toBe(true);
    expect(rules[1]?.oneOf?.[0]?.issuer?.test('a.css')).toBe(false);
    expect(rules[1]?.oneOf?.[1]).toEqual({ use: ['url'] });
  });
});
