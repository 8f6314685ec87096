import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { compileSass } from '../../../docusaurus/modules/compile-sass';
import { asWarning, formatProblem } from '../../../model/problems/problems';
import type { Problem } from '../../../model/problems/problems';
import { browsers } from '../browsers';
import type { LoaderContext } from './loader-context';

type Context = LoaderContext & { getOptions(): { readonly root: string } };

/**
 * A webpack loader: custom CSS of a tree means something only inside of `@theme/Layout`, because the site around it has its own look.
 * What cannot be read is left out with a warning, as all of it would be on a page without that layout.
 */
export default function scopeCustomCssLoader(this: Context): void {
  const done = this.async();
  const { root } = this.getOptions();
  const leaveOut = (file: string, error: unknown): string => {
    this.emitWarning(new Error(formatProblem(leftOut(withSlashes(path.relative(root, file)), error))));
    return '';
  };
  const read = (file: string): string => {
    this.addDependency(file);
    try {
      return /\.s[ac]ss$/.test(file) ? compileSass(file, root) : readFileSync(file, 'utf8');
    } catch (error) {
      return leaveOut(file, error);
    }
  };
  readWhole(this.resourcePath, root, read)
    .catch((error: unknown) => leaveOut(this.resourcePath, error))
    .then(scopeCustomCss)
    .then((css) => done(null, css), done);
}

function leftOut(file: string, error: unknown): Problem {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
  const message = (error instanceof Error ? error.message : String(error)).replace(/\nRequire stack:[\s\S]*/, '');
  return asWarning({
    ...{ file, line: 1, column: 1 },
    what: `Pages with \`@theme/Layout\` are shown without this style sheet: ${message}`,
    remedy: isMissing ? 'Install the package in your site.' : 'Fix the style sheet.',
  });
}

const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** A style sheet with those that it imports by their paths, as plain CSS. */
async function readWhole(file: string, root: string, read: (file: string) => string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    ...{ absWorkingDir: root, bundle: true, write: false, logLevel: 'silent', target: browsers, charset: 'utf8' },
    plugins: [readSheets(path.dirname(file), read)],
  });
  const css = outputFiles.map(({ text }) => text).join('');
  return css.replace(/^@(?:import|charset)\b.*$/gm, '').replace(/url\("?data:,"?\)/g, 'none');
}

/** Has esbuild read style sheets, and write addresses of files as they are from `folder`. */
const readSheets = (folder: string, read: (file: string) => string): Plugin => ({
  name: 'read style sheets',
  setup(bundler) {
    bundler.onResolve({ filter: /^/ }, (asked) => placeOf(asked, folder));
    bundler.onLoad({ filter: /^/, namespace: 'nothing' }, () => ({ contents: '', loader: 'css' }));
    bundler.onLoad({ filter: /^/, namespace: 'file' }, ({ path: file }) => {
      // Imports behind another rule would not count.
      const contents = read(file).replace(/^\s*@tailwind\b[^;]*;/gm, '');
      return { contents, loader: 'css', resolveDir: path.dirname(file) };
    });
  },
});

/** A sheet that is not there is empty, and a file has the address `data:,`, because webpack would look for it. */
function placeOf({ kind, path: written, resolveDir }: OnResolveArgs, folder: string): OnResolveResult {
  if (kind === 'entry-point') return { path: written };
  if (kind === 'import-rule') {
    const sheet = path.resolve(resolveDir, written);
    return existsSync(sheet) ? { path: sheet } : { path: 'sheet', namespace: 'nothing' };
  }
  if (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(written)) return { path: written, external: true };
  const isThere = existsSync(path.resolve(resolveDir, written.replace(/[?#].*$/, '')));
  const address = `./${withSlashes(path.relative(folder, path.resolve(resolveDir, written)))}`;
  return { path: isThere ? address : 'data:,', external: true };
}

const theme = String.raw`\[data-theme=["']?(?:dark|light)["']?\]`;
const ofRoot = String.raw`(?::root|html|body)`;

/** Plain CSS, one selector a line, inside of the layout, which stands for the page: it has its variables and its color mode. */
export function scopeCustomCss(css: string): string {
  const scoped = css.replace(/^(\s*)([^@\s}/][^;{}]*?)(?=,$| \{$)/gm, (_, indent: string, selector: string) => {
    const inLayout = selector
      .replace(new RegExp(`^${ofRoot}?(${theme})${ofRoot}?`), ':scope$1')
      .replace(new RegExp(`^${ofRoot}(?=$|[\\s.[:#])(?: +${ofRoot}$)?`), ':scope');
    return indent + inLayout;
  });
  return `@scope (.tree-layout) {\n${scoped}\n}\n`;
}
