import { createHash } from 'node:crypto';
import { transform } from 'esbuild';
import type { Dependency, LoaderContext } from 'webpack';
import { browsers } from '../browsers';
import { pathBelow } from '../../../content/files/paths';

/** What we use of mini-css-extract-plugin, which writes the style sheets. */
interface CssExtractor {
  getCssDependency(webpack: unknown): new (css: object, context: string, index: number) => Dependency;
}

interface Options {
  /** Missing where pages are rendered, which only needs the names of classes. */
  readonly extractor?: CssExtractor;
}

/**
 * A webpack loader for our own style sheets, instead of css-loader, postcss-loader and the loader of mini-css-extract-plugin. The
 * latter starts a separate compilation for each file, because a style sheet might import others. Ours never do.
 */
export default function scopeCssLoader(this: LoaderContext<Options>, source: string): void {
  const callback = this.async();
  const { extractor } = this.getOptions();
  const file = pathBelow(this.rootContext, this.resourcePath);
  scopeCss(source, file).then(({ css, names }) => {
    if (extractor) {
      const CssDependency = extractor.getCssDependency(this._compiler?.webpack);
      const content = { identifier: file, content: Buffer.from(css) };
      this._module?.addDependency(new CssDependency(content, this.rootContext, 0));
    }
    callback(null, [...names].map(([name, scoped]) => `export const ${camelCase(name)} = '${scoped}';\n`).join(''));
  }, callback);
}

/** As with css-loader, `open-link` is imported as `openLink`. */
const camelCase = (name: string): string => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A style sheet, and for a CSS module the short names that its classes and animations have in pages. */
export async function scopeCss(source: string, file: string): Promise<{ css: string; names: Map<string, string> }> {
  const rule = /@import|url\(|\bcomposes\s*:/.exec(source)?.[0];
  if (rule)
    throw new Error(`${file}: the style sheets of the site cannot use \`${rule}\`. Remove it, or extend scope-css.ts.`);
  const names = new Map<string, string>();
  if (!file.endsWith('.module.css')) return { css: await compileCss(source, file, 'css'), names };
  // esbuild puts the name of the file before each local name, so a unique name makes them easy to find.
  const marked = await compileCss(source, `${marker}.module.css`, 'local-css');
  const css = marked.replace(new RegExp(`${marker}_([\\w-]+)`, 'g'), (_, local: string) => {
    const scoped = shortName(file, local);
    names.set(local, scoped);
    return scoped;
  });
  return { css, names };
}

const marker = 'local0name';

async function compileCss(source: string, sourcefile: string, loader: 'css' | 'local-css'): Promise<string> {
  return (await transform(source, { loader, target: browsers, charset: 'utf8', sourcefile })).code;
}

/** Short name → the only place that may have it. */
const owners = new Map<string, string>();

/** Short, because it stands in every page; the same in every build; never a digit first. */
function shortName(file: string, local: string): string {
  const hash = createHash('sha1').update(`${file}\0${local}`).digest('base64url').replace(/[-_]/g, '');
  const name = `_${hash.slice(0, 4)}`;
  const place = `\`${local}\` of ${file}`;
  const owner = owners.get(name) ?? place;
  if (owner !== place) throw new Error(`${owner} and ${place} both become \`${name}\` in pages. Rename one of them.`);
  owners.set(name, owner);
  return name;
}
