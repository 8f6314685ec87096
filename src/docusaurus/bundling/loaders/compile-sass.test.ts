import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildStart } from '../../../gatsby/bundling/build-start';
import compileSassLoader from './compile-sass';

const root = mkdtempSync(path.join(os.tmpdir(), 'sass-loader-'));

/** What the loader makes of a Sass file, and the files that it follows. */
function load() {
  const files: string[] = [];
  const css = compileSassLoader.call({
    ...{ resourcePath: path.join(root, 'a.scss'), getOptions: () => ({ root }) },
    addDependency: (file: string) => void files.push(file),
  });
  return { css, files };
}

test('a Sass file is compiled again when a part of it changes, or when Sass may have been installed', () => {
  expect(load()).toEqual({ css: '', files: [buildStart] });
  const folder = path.join(root, 'node_modules/sass');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.js'),
    "exports.compile = () => ({ css: '.a {}', loadedUrls: [new URL('file:///tree/_part.scss')] });",
  );
  expect(load()).toEqual({ css: '.a {}', files: ['/tree/_part.scss'] });
});
