import { readSheetInProcess } from '../../../docusaurus/local-plugins/sheet-process';
import { readSheet } from '../../../docusaurus/modules/read-sheet';
import { formatProblem } from '../../../model/problems/problems';
import { isDeveloping } from '../../develop/developing';
import { browsers } from '../browsers';
import type { LoaderContext } from './loader-context';

interface Context extends LoaderContext {
  getOptions(): { readonly root: string; readonly changedBy?: SheetChanger };
  /** The result is made again when a file in this folder changes. */
  addContextDependency(folder: string): void;
}

/** The mounted tree whose plugins change style sheets, and the script that runs them. */
interface SheetChanger {
  readonly contentDir: string;
  readonly script: string;
}

/**
 * A webpack loader: custom CSS of a tree means something only inside of `@theme/Layout`, because the site around it has its own look.
 * What cannot be read is left out with a warning, as all of it would be on a page without that layout.
 */
export default function scopeCustomCssLoader(this: Context): void {
  const done = this.async();
  const { root, changedBy } = this.getOptions();
  const sheet = changedBy
    ? readSheetInProcess(changedBy.script, { sheet: this.resourcePath, of: changedBy.contentDir, target: browsers })
    : readSheet(this.resourcePath, root, { target: browsers });
  sheet
    .then(({ css, files, folders, problems }) => {
      for (const file of files) this.addDependency(file);
      for (const folder of folders) this.addContextDependency(folder);
      // What was wrong at the start is in the report, if no plugin can be at fault.
      for (const problem of isDeveloping() || changedBy ? problems : [])
        this.emitWarning(new Error(formatProblem(problem)));
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
