import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { remoteFonts, remoteProblems } from './remote-styles';
import { pathBelow } from '../../content/files/paths';

/** A style sheet as plain CSS, and the files and folders that it was made of. */
export interface ChangedSheet {
  readonly css: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** A style sheet of a tree with those that it imports. */
export interface WholeSheet extends ChangedSheet {
  /** What is left out, because it cannot be read or is not there. */
  readonly problems: readonly Problem[];
}

interface SheetOptions {
  /** Browsers that the result is for. */
  readonly target?: readonly string[];
  /** What plugins make of each sheet. */
  readonly change?: ((css: string, file: string) => Promise<ChangedSheet>) | undefined;
}

/** Reads a style sheet of the tree at `root`. Sheets of packages are those that the tree has installed. */
export async function readSheet(
  file: string,
  root: string,
  { target = [], change }: SheetOptions = {},
): Promise<WholeSheet> {
  const [files, folders, problems] = [new Array<string>(), new Array<string>(), new Array<Problem>()];
  const leaveOut = (sheet: string, error: unknown): string => {
    problems.push(leftOut(pathBelow(root, sheet), error));
    return '';
  };
  const read = async (sheet: string): Promise<string> => {
    files.push(sheet);
    try {
      const isSass = /\.s[ac]ss$/.test(sheet);
      const plain = isSass ? compileSass(sheet, root) : { css: readFileSync(sheet, 'utf8'), files: [] };
      const changed = await change?.(plain.css, sheet);
      files.push(...plain.files, ...(changed?.files ?? []));
      folders.push(...(changed?.folders ?? []));
      const { css } = changed ?? plain;
      // An import of another site is reported where it is written.
      problems.push(...remoteProblems(pathBelow(root, sheet), remoteFonts(css)));
      // Imports behind another rule would not count.
      return css.replace(/^\s*@tailwind\b[^;]*;/gm, '');
    } catch (error) {
      return leaveOut(sheet, error);
    }
  };
  const sheets: Sheets = { root, folder: path.dirname(file), read, leaveOut: (problem) => problems.push(problem) };
  const built = build({
    entryPoints: [file],
    ...{ absWorkingDir: root, bundle: true, write: false, logLevel: 'silent', charset: 'utf8' },
    mainFields: ['style', 'main'],
    ...(target.length > 0 ? { target: [...target] } : {}),
    plugins: [readSheets(sheets)],
  });
  const css = await built.then(
    ({ outputFiles }) =>
      outputFiles
        .map(({ text }) => text)
        .join('')
        .replace(/^@(?:import|charset)\b.*$/gm, '')
        .replace(/url\("?data:,"?\)/g, 'none'),
    (error: unknown) => leaveOut(file, error),
  );
  return { css, files, folders, problems };
}

interface Sheets {
  readonly root: string;
  /** Addresses of files are written as they are from here. */
  readonly folder: string;
  readonly read: (file: string) => Promise<string>;
  readonly leaveOut: (problem: Problem) => void;
}

const readSheets = (sheets: Sheets): Plugin => ({
  name: 'read style sheets',
  setup(bundler) {
    bundler.onResolve({ filter: /^/ }, (asked) => {
      if (asked.pluginData === inner) return undefined;
      return asked.kind === 'import-rule' ? placeOfSheet(asked, sheets, bundler) : placeOfFile(asked, sheets);
    });
    bundler.onLoad({ filter: /^/, namespace: 'nothing' }, () => ({ contents: '', loader: 'css' }));
    bundler.onLoad({ filter: /^/, namespace: 'file' }, async ({ path: file }) => {
      return { contents: await sheets.read(file), loader: 'css', resolveDir: path.dirname(file) };
    });
  },
});

/** Marks a question of this plugin to esbuild itself. */
const inner = Symbol('inner');

/** Where the bundler of Docusaurus finds a sheet: beside the one that imports it, or in a package. One that is not there is empty. */
async function placeOfSheet(asked: OnResolveArgs, sheets: Sheets, bundler: PluginBuild): Promise<OnResolveResult> {
  const { path: written, resolveDir, importer, kind } = asked;
  const beside = path.resolve(resolveDir, written.replace(/^@site\//, `${sheets.root}/`));
  if (statSync(beside, { throwIfNoEntry: false })?.isFile()) return { path: beside };
  if (!/^(?:[./]|[a-z][a-z\d+.-]*:)/i.test(written)) {
    const found = await bundler.resolve(written.replace(/^~/, ''), { kind, resolveDir, importer, pluginData: inner });
    if (/\.(?:css|s[ac]ss)$/.test(found.path)) return { path: found.path };
  }
  sheets.leaveOut(missing(written, importer, sheets.root));
  return { path: 'sheet', namespace: 'nothing' };
}

/** A file that is not there has the address `data:,`, because webpack would look for it. */
function placeOfFile({ kind, path: written, resolveDir }: OnResolveArgs, { folder }: Sheets): OnResolveResult {
  if (kind === 'entry-point') return { path: written };
  // Those that begin with a name of the bundler are found by it.
  if (/^(?:[a-z][a-z\d+.-]*:|[/#~]|@site\/)/i.test(written)) return { path: written, external: true };
  const isThere = existsSync(path.resolve(resolveDir, written.replace(/[?#].*$/, '')));
  const address = `./${pathBelow(folder, path.resolve(resolveDir, written))}`;
  return { path: isThere ? address : 'data:,', external: true };
}

/** An import of a sheet that the tree does not have, where it is written. */
function missing(written: string, importer: string, root: string): Problem {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('@import') && text.includes(written));
  const at = { file: pathBelow(root, importer), line: line + 1 || 1 };
  const column = (lines[line]?.indexOf('@import') ?? 0) + 1;
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(written))
    return asWarning({
      ...{ ...at, column, what: `The style sheet \`${written}\` of another site is left out.` },
      remedy: 'Put a copy of it beside this file, and import that.',
    });
  const isFile = /^[./]/.test(written);
  return asWarning({
    ...{ ...at, column, what: `The imported style sheet \`${written}\` does not exist, so it is left out.` },
    remedy: isFile ? 'Write the path of an existing file, relative to this one.' : 'Run `npm install` in the tree.',
  });
}

function leftOut(file: string, error: unknown): Problem {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\nRequire stack:[\s\S]*/, '');
  return asWarning({
    ...{ file, line: 1, column: 1 },
    what: `Pages with \`@theme/Layout\` are shown without this style sheet: ${message}`,
    remedy: isMissingModule(error) ? 'Install the package in your site.' : 'Fix the style sheet.',
  });
}

/** Whether a package is not installed. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

/** What we use of the package `sass`. */
interface Sass {
  compile(
    file: string,
    options: { readonly loadPaths: readonly string[] },
  ): { readonly css: string; readonly loadedUrls: readonly URL[] };
}

/**
 * Text of a Sass file as CSS, and all files that it comes from, by the package that the tree at `root` has installed for
 * docusaurus-plugin-sass. Throws an error when it has none.
 */
export function compileSass(file: string, root: string): { readonly css: string; readonly files: readonly string[] } {
  const packageFile = path.join(root, 'package.json');
  // While modules of a tree run that lack packages, the loader finds something in the place of each.
  if (!path.isAbsolute(createRequire(packageFile).resolve('sass')))
    throw Object.assign(new Error("Cannot find module 'sass'"), { code: 'MODULE_NOT_FOUND' });
  const load: (name: 'sass') => Sass = createRequire(packageFile);
  const { css, loadedUrls } = load('sass').compile(file, { loadPaths: [root, ...packageFolders(root)] });
  return { css, files: loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url)) };
}

/** Folders of packages that the modules of a tree find: its own, and those of the folders that it is in. */
export function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  return [path.join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}
