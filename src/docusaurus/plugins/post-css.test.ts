import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { runInTree } from '../config/run-module';
import { postCssOf } from './post-css';
import { readLocalPlugins } from './local-plugins';
import { readSheetInProcess } from './worker';

const root = mkdtempSync(path.join(os.tmpdir(), 'post-css-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
write(
  'node_modules/postcss/index.js',
  `module.exports = (steps) => ({
  process: async (css, { from }) => ({
    css: steps.reduce((text, step) => step(text), css) + '/* ' + from + ' */',
    messages: [
      { type: 'dependency', file: '/tree/tailwind.config.js' },
      { type: 'dir-dependency', dir: '/tree/src', glob: '**/*.js' },
      { type: 'warning', text: 'Nothing', file: '/tree/a.css', dir: '/tree' },
    ],
  }),
});`,
);
write('node_modules/upper/index.js', 'module.exports = ({ by = "" } = {}) => (css) => css.toUpperCase() + by;');

const plugin = (configurePostCss: unknown) => ({ name: 'a', id: 'default', hooks: { configurePostCss } });
interface Options {
  readonly plugins: unknown[];
}

test.each([
  [({ plugins }: Options) => void plugins.push((css: string) => `${css}b`), 'ab'],
  [({ plugins }: Options) => ({ plugins: [...plugins, ['upper', { by: 1 }]] }), 'A1'],
  [() => ({ plugins: { upper: {}, none: false } }), 'A'],
  [
    () => ({
      plugins: [
        null,
        false,
        [
          ({ by }: { by: string }) =>
            (css: string) =>
              css + by,
          { by: 'c' },
        ],
      ],
    }),
    'ac',
  ],
])('a plugin of the tree adds steps of PostCSS in any form: %s', async (configure, css) => {
  const change = postCssOf([plugin(configure)], root);
  expect(await change?.('a', '/tree/a.css')).toEqual({
    css: `${css}/* /tree/a.css */`,
    files: ['/tree/tailwind.config.js'],
    folders: ['/tree/src'],
  });
});

test('PostCSS may be a package that only Docusaurus has', async () => {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'nested-'));
  const docusaurus = 'node_modules/@docusaurus/core';
  writeFiles(tree, {
    [`${docusaurus}/package.json`]: '{}',
    [`${docusaurus}/node_modules/postcss/index.js`]:
      'module.exports = (steps) => ({ process: async (css) => ({ css: steps[0](css) }) });',
  });
  const change = postCssOf([plugin(() => ({ plugins: [(css: string) => `${css}b`] }))], tree);
  expect(await change?.('a', '/tree/a.css')).toEqual({ css: 'ab', files: [], folders: [] });
});

test('without steps, or packages for them, style sheets stay as they are', async () => {
  expect(postCssOf([plugin(undefined)], root)).toBeUndefined();
  expect(postCssOf([plugin(() => ({ plugins: [] }))], root)).toBeUndefined();
  const mixed = ({ plugins }: Options) => ({ plugins: [...plugins, 'not-installed', (css: string) => css] });
  const half = await runInTree(root, [], false, () => postCssOf([plugin(mixed)], root));
  expect(half).toBeUndefined();
  const bare = mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  const unsupported = new UnsupportedSettings();
  const tailwind = () => ({
    name: 'tailwind',
    configurePostCss: () => ({ plugins: ['tailwind-that-is-nowhere', (css: string) => css] }),
  });
  await readLocalPlugins(docusaurusConfig.parse({ plugins: [tailwind] }), bare, unsupported, false);
  expect(unsupported.all).toEqual([
    '`tailwind-that-is-nowhere` is a package that is not installed, so its settings are ignored.',
    '`postcss` is a package that is not installed, so its settings are ignored.',
  ]);
});

test('a separate process reads a sheet with the plugins of its tree, and names sheets at which they fail', async () => {
  write(
    'docusaurus.config.js',
    `const failing = (css) => { if (css.includes('.broken')) throw new Error('A step failed.'); return css; };
const steps = () => ({ name: 'steps', configurePostCss: ({ plugins }) => ({ plugins: [...plugins, failing, (css) => css.replace('.a', '.A')] }) });
module.exports = { plugins: [steps] };`,
  );
  write('custom.css', '@import "./other.css"; .a { top: 0 }');
  write('other.css', '.broken { top: 0 }');
  const origin = {
    ...{ kind: 'docusaurus', root, notes: [], sources: {}, folders: {}, aliases: {}, customCss: [] },
    ...{ allowsGaps: false, redirectsRoutes: false, runsPostBuild: false, changesSheets: true },
  };
  write('mount/origin.json', JSON.stringify(origin));
  const job = { sheet: path.join(root, 'custom.css'), of: path.join(root, 'mount'), target: ['chrome123'] };
  const sheet = await readSheetInProcess(path.resolve('src/trees/content-worker.ts'), job);
  expect(sheet.css).toMatch(/^\.A \{/m);
  expect(sheet.folders).toContain('/tree/src');
  expect(sheet.files).toContain(path.join(root, 'custom.css'));
  expect(sheet.problems).toMatchObject([
    { file: 'other.css', what: 'Pages with `@theme/Layout` are shown without this style sheet: A step failed.' },
  ]);
});
