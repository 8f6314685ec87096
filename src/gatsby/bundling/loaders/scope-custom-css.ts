import { readSheet } from '../../../docusaurus/modules/read-sheet';
import { formatProblem } from '../../../model/problems/problems';
import { isDeveloping } from '../../develop/developing';
import { browsers } from '../browsers';
import type { LoaderContext } from './loader-context';

type Context = LoaderContext & { getOptions(): { readonly root: string } };

/**
 * A webpack loader: custom CSS of a tree means something only inside of `@theme/Layout`, because the site around it has its own look.
 * What cannot be read is left out with a warning, as all of it would be on a page without that layout.
 */
export default function scopeCustomCssLoader(this: Context): void {
  const done = this.async();
  readSheet(this.resourcePath, this.getOptions().root, browsers)
    .then(({ css, files, problems }) => {
      for (const file of files) this.addDependency(file);
      // What was wrong at the start is in the report.
      for (const problem of isDeveloping() ? problems : []) this.emitWarning(new Error(formatProblem(problem)));
      return scopeCustomCss(css);
    })
    .then((css) => done(null, css), done);
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
