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
    const isLazy = file.endsWith(lazyEnding);
    if (extractor && !isLazy) {
      const CssDependency = extractor.getCssDependency(this._compiler?.webpack);
      const content = { identifier: file, content: Buffer.from(css) };
      this._module?.addDependency(new CssDependency(content, this.rootContext, 0));
    }
    const exported = [...names].map(([name, scoped]) => `export const ${camelCase(name)} = '${scoped}';\n`).join('');
    callback(null, extractor && isLazy ? exported + adopt(css) : exported);
  }, callback);
}

/** A CSS module whose styles travel inside the script that imports it, instead of in the style sheet of the first load. */
const lazyEnding = '.lazy.module.css';

/** The Content-Security-Policy forbids `<style>` elements, but not style sheets that a script constructs. */
const adopt = (css: string): string =>
  `{\n  const sheet = new CSSStyleSheet();\n  sheet.replaceSync(${JSON.stringify(css)});\n  document.adoptedStyleSheets.push(sheet);\n}\n`;

/** As with css-loader, `open-link` is imported as `openLink`. */
const camelCase = (name: string): string => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A style sheet, and for a CSS module the short names that its classes and animations have in pages. */
export async function scopeCss(source: string, file: string): Promise<{ css: string; names: Map<string, string> }> {
  const rule = /@import|url\((?!\/fonts\/)|\bcomposes\s*:/.exec(source)?.[0];
  if (rule)
    throw new Error(`${file}: the style sheets of the site cannot use \`${rule}\`. Remove it, or extend scope-css.ts.`);
  const names = new Map<string, string>();
  if (!file.endsWith('.module.css')) return { css: await compileCss(source, file, 'css'), names };
  // esbuild puts the name of the file before each local name, so a unique name makes them easy to find.
  const marked = await compileCss(source, `${marker}.module.css`, 'local-css', file.endsWith(lazyEnding));
  const css = marked.replace(new RegExp(`${marker}_([\\w-]+)`, 'g'), (_, local: string) => {
    const scoped = shortName(file, local);
    names.set(local, scoped);
    return scoped;
  });
  return { css, names };
}

const marker = 'local0name';

async function compileCss(
  source: string,
  sourcefile: string,
  loader: 'css' | 'local-css',
  isLazy = false,
): Promise<string> {
  // The style sheet is published beside the fonts, so this holds below any base path.
  const fromSheet = source.replace(/url\(\/(?=fonts\/)/g, 'url(');
  // webpack minifies the style sheet, but not a text in a script.
  const minify = { minifyWhitespace: isLazy, minifySyntax: isLazy };
  return (await transform(fromSheet, { loader, target: browsers, charset: 'utf8', sourcefile, ...minify })).code;
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
