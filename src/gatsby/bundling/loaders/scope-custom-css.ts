import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { compileSass } from '../../../docusaurus/modules/compile-sass';
import { browsers } from '../browsers';
import type { LoaderContext } from './loader-context';

type Context = LoaderContext & { getOptions(): { readonly root: string } };

/**
 * A webpack loader: custom CSS of a tree means something only inside of `@theme/Layout`, because the site around it has its own look.
 * What cannot be read is left out, as all of it would be on a page without that layout.
 */
export default function scopeCustomCssLoader(this: Context): void {
  const done = this.async();
  const { root } = this.getOptions();
  readWhole(this.resourcePath, root, (file) => this.addDependency(file))
    .then(scopeCustomCss)
    .catch(() => '')
    .then((css) => done(null, css), done);
}

/** A style sheet with those that it imports by their paths, as plain CSS. */
async function readWhole(file: string, root: string, note: (file: string) => void): Promise<string> {
  note(file);
  const source = /\.s[ac]ss$/.test(file) ? compileSass(file, root) : readFileSync(file, 'utf8');
  const { code } = await transform(source, { loader: 'css', target: browsers, charset: 'utf8' });
  const parts = await Promise.all(
    [...code.matchAll(/^@import "([^"]+)"/gm)].map(async ([, name = '']) => {
      const imported = path.resolve(path.dirname(file), name);
      if (imported === file || !existsSync(imported)) return '';
      return moved(await readWhole(imported, root, note), path.dirname(imported), path.dirname(file));
    }),
  );
  const own = moved(code.replace(/^@(?:import|charset|tailwind)\b.*$/gm, ''), path.dirname(file), path.dirname(file));
  return [...parts, own].join('\n');
}

/** Addresses of files, as they are from another folder. A file that is not there has none. */
const moved = (css: string, from: string, to: string): string =>
  css.replace(/url\((["']?)(?!["']?(?:[a-z][a-z\d+.-]*:|[/#]))([^"')]+)\1\)/gi, (_, quote: string, name: string) => {
    const file = path.resolve(from, name.replace(/[?#].*$/, ''));
    return existsSync(file) ? `url(${quote}./${path.relative(to, path.resolve(from, name))}${quote})` : 'none';
  });

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
