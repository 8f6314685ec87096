import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildStart } from '../../../gatsby/bundling/build-start';
import changeCssLoader from './change-css';

const folder = mkdtempSync(path.join(os.tmpdir(), 'change-'));
const script = path.join(folder, 'worker.cjs');
writeFileSync(
  script,
  `process.once('message', ({ ofTree: { sheet, of } }) =>
  process.send({
    css: '.changed {} /* ' + of + ' */',
    files: [sheet, '/tree/tailwind.config.js'],
    folders: ['/tree/src'],
    problems: [{ file: 'a.css', line: 1, column: 1, what: 'Wrong.', remedy: 'Fix it.', severity: 'warning' }],
  }, () => process.exit()),
);`,
);

/** What the loader makes of a style sheet with this text, and what it reports. */
async function load(source: string) {
  const [files, warnings] = [new Array<string>(), new Array<string>()];
  const css = await new Promise<string | undefined>((resolve, reject) => {
    changeCssLoader.call(
      {
        ...{
          resourcePath: '/tree/src/a.css',
          getOptions: () => ({ contentDir: '/mount', script }),
        },
        addDependency: (file) => files.push(file),
        addContextDependency: (file) => files.push(file),
        emitWarning: ({ message }) => warnings.push(message),
        mode: 'development',
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
    const { css, files, warnings } = await load(source);
    expect(css).toBe('.changed {} /* /mount */');
    // A plugin, or the packages that it uses, may be others in the next build.
    expect(files).toEqual([buildStart, '/tree/src/a.css', '/tree/tailwind.config.js', '/tree/src']);
    expect(warnings).toEqual(['a.css:1:1\n  Warning: Wrong.\n  → Fix it.']);
  },
);

test('they are not asked for a sheet of plain CSS', async () => {
  const source = '@media print { .a { top: 0 } }';
  expect(await load(source)).toEqual({ css: source, files: [], warnings: [] });
});
