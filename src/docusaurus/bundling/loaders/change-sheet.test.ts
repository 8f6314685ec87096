import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildStart } from '../../../gatsby/bundling/build-start';
import changeSheetLoader from './change-sheet';
import { writeFiles } from '../../../../test/write-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'change-'));
const script = path.join(folder, 'worker.cjs');
writeFileSync(
  script,
  `process.once('message', ({ ofTree: { sheet, of } }) =>
  process.send({
    css: '.changed {} /* ' + of + ' */ html[data-theme="dark"] .b {}',
    files: [sheet, '/tree/tailwind.config.js'],
    folders: ['/tree/src'],
    problems: of === '/fine' ? [] : [{ file: 'a.css', line: 1, column: 1, what: 'Wrong.', remedy: 'Fix it.', severity: 'warning' }],
  }, () => process.exit()),
);`,
);

/** What the loader makes of a style sheet with this text, and what it reports. */
async function change(source: string, mode: 'development' | 'production' = 'development', contentDir = '/mount') {
  const [files, warnings] = [new Array<string>(), new Array<string>()];
  const css = await new Promise<string | undefined>((resolve, reject) => {
    changeSheetLoader.call(
      {
        ...{
          resourcePath: '/tree/src/a.css',
          getOptions: () => ({ root: '/tree', isCustom: false, changedBy: { contentDir, script } }),
        },
        addDependency: (file) => files.push(file),
        addContextDependency: (file) => files.push(file),
        emitWarning: ({ message }) => warnings.push(message),
        mode,
        async: () => (error, text) => (error ? reject(error) : resolve(text?.toString())),
      },
      source,
    );
  });
  return { css, files, warnings };
}

test.each(['.a { @apply flex; }', '@tailwind utilities;', '@import "./b.css";', '.a { top: theme(spacing.4) }'])(
  'plugins of the tree change %s',
  async (source) => {
    const { css, files, warnings } = await change(source);
    // Around pages, the color mode is not an attribute of the page itself.
    expect(css).toBe(".changed {} /* /mount */ [data-theme='dark'] .b {}");
    // A plugin, or the packages that it uses, may be others in the next build.
    expect(files).toEqual([buildStart, '/tree/src/a.css', '/tree/tailwind.config.js', '/tree/src']);
    expect(warnings).toEqual(['a.css:1:1\n  Warning: Wrong.\n  → Fix it.']);
  },
);

test.each([
  ...['screen', 'config', 'theme', 'reference', 'utility', 'variant', 'variants', 'custom-variant', 'responsive'],
  ...['plugin', 'source'],
])('@%s is for plugins, which may say something else in the next build', async (name) => {
  const { css, files, warnings } = await change(`@${name} a;`, 'production', '/fine');
  expect([css?.startsWith('.changed'), files[0], warnings]).toEqual([true, buildStart, []]);
});

test('a build warns of mistakes in sheets that plugins change', async () => {
  const { warnings } = await change('@tailwind utilities;', 'production');
  expect(warnings).toHaveLength(1);
});

test('they are not asked for a sheet of plain CSS', async () => {
  const source = '@media print { .a { top: 0 } }';
  expect(await change(source)).toEqual({ css: source, files: [], warnings: [] });
  // Around pages, the color mode is not an attribute of the page itself.
  expect((await change('html[data-theme="dark"] .a {}')).css).toBe("[data-theme='dark'] .a {}");
});

interface Made {
  readonly css: string;
  readonly noted: readonly string[];
  readonly warnings: readonly string[];
  /** Whether the next build may use it, too. */
  readonly isKept: boolean;
}

/** What the loader makes of `custom.css`, or of the first of these files. */
async function load(
  files: Readonly<Record<string, string>>,
  mode: 'development' | 'production' = 'development',
): Promise<Made> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'css-'));
  writeFiles(root, files);
  const noted: string[] = [];
  const warnings: string[] = [];
  let isKept = true;
  const css = await new Promise<string>((resolve, reject) => {
    const context = {
      ...{ resourcePath: path.join(root, Object.keys(files)[0] ?? '') },
      ...{ getOptions: () => ({ root, isCustom: true }), mode },
      addContextDependency: () => undefined,
      emitWarning: ({ message }: Error) => void warnings.push(message),
      addDependency: (file: string) =>
        void (file === buildStart ? (isKept = false) : noted.push(path.relative(root, file))),
      async: () => (error?: Error | null, code?: string | Buffer) =>
        error ? reject(error) : resolve(String(code ?? '')),
    };
    changeSheetLoader.call(context, '');
  });
  return { css, noted, warnings, isKept };
}

test('style sheets are whole, without what is on other sites or not there', async () => {
  const { css, noted, warnings, isKept } = await load({
    'custom.css':
      "@tailwind base;\n@import url('https://fonts.example/a');\n@import './parts/part.css';\n@import './gone.css';\n.c { top: 0 }",
    'parts/part.css':
      '@font-face { font-family: A; src: url(https://b.example/a.woff2) } .a { background: url(./img/a.png) } .b { background: url("./gone.png"), url(/served.png), url(~@site/a.png), url(@site/b.png) }',
    'parts/img/a.png': '',
  });
  expect(css).toContain('url(./parts/img/a.png)');
  expect(css.replace(/\s+/g, ' ')).toMatch(
    /background: none, url\(\/served\.png\), url\(~@site\/a\.png\), url\(@site\/b\.png\)/,
  );
  expect(css).toContain('.c {');
  expect(css).not.toMatch(/@import|@tailwind|gone/);
  expect(isKept).toBe(false);
  expect(noted).toEqual(['custom.css', 'parts/part.css']);
  expect(warnings.map((warning) => warning.split('\n').slice(0, 2))).toEqual([
    ['custom.css:2:1', '  Warning: The style sheet `https://fonts.example/a` of another site is left out.'],
    ['custom.css:4:1', '  Warning: The imported style sheet `./gone.css` does not exist, so it is left out.'],
    [
      'parts/part.css:1:1',
      '  Warning: The style sheet is used without what it gets from other sites: https://b.example.',
    ],
  ]);
});

test('style sheets of packages are found, and those that are not installed are named', async () => {
  const { css, warnings } = await load({
    'custom.css': '@import "~looks/look.css";\n@import "looks";\n@import "other/gone.css";',
    // A folder is no sheet.
    'looks/img/a.png': '',
    'node_modules/looks/package.json': '{ "style": "main.css" }',
    'node_modules/looks/look.css': '.look { top: 0 }',
    'node_modules/looks/main.css': '.main { top: 0 }',
  });
  expect(css).toMatch(/\.look \{[\s\S]*\.main \{/);
  expect(warnings).toEqual([expect.stringMatching(/^custom\.css:3:1\n.*`other\/gone\.css`.*\n.*npm install/)]);
});

test('a build leaves mistakes in other sheets to the report at its start', async () => {
  const files = { 'custom.css': '@import "./gone.css";' };
  expect((await load(files)).warnings).toHaveLength(1);
  expect((await load(files, 'production')).warnings).toEqual([]);
});

test('style sheets that import each other are there once', async () => {
  const { css, isKept } = await load({
    'custom.css': '@import "./part.css"; .a { top: 0 }',
    'part.css': '@import "./custom.css"; html .b { top: 0 }',
  });
  expect(css.match(/\.a \{/g)).toHaveLength(1);
  expect(css.match(/:scope \.b \{/g)).toHaveLength(1);
  expect(isKept).toBe(true);
});

test('imports keep their conditions', async () => {
  const { css } = await load({
    'custom.css':
      '@import "./a.css" print; @import "./b.css" layer(x) supports(display: grid) screen and (min-width: 1px);',
    'a.css': ':root { top: 0 }',
    'b.css': '.b { top: 0 }',
  });
  expect(css).toMatch(/@media print \{\s+:where\(\.tree-layout\):scope \{/);
  expect(css).toMatch(
    /@media screen and \(min-width: 1px\) \{\s+@supports \(display: grid\) \{\s+@layer x \{\s+\.b \{/,
  );
});

test('a style sheet that cannot be compiled is left out with a warning', async () => {
  const { css, warnings } = await load({
    'custom.css': '@import "./a.scss"; .c { top: 0 }',
    'a.scss': '.a { top: 0 }',
  });
  expect(css).toContain('.c {');
  expect(css).not.toContain('.a {');
  expect(warnings).toEqual([expect.stringMatching(/^a\.scss:1:1\n {2}Warning: .*'sass'\n.*Install the package/)]);
});
