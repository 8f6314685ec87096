import type { LoaderContext } from 'webpack';
import { placeColorMode, placeCustomCss } from '../../modules/custom-css';
import { readSheet } from '../../modules/read-sheet';
import { browsers } from '../../../gatsby/bundling/browsers';
import { readSheetInProcess } from '../../plugins/worker';
import type { WholeSheet } from '../../modules/read-sheet';
import { formatProblem } from '../../../model/problems/problems';
import { buildStart } from '../../../gatsby/bundling/build-start';

/** Directives of Tailwind, and imports of sheets that may have some. Asking plugins for each sheet would take seconds for nothing. */
const directive =
  /@(?:import|tailwind|apply|screen|config|theme|reference|utility|(?:custom-)?variants?|responsive|plugin|source)\b|\btheme\(/;

interface Options {
  readonly root: string;
  /** Whether the configuration gives the sheet to all pages. */
  readonly isCustom: boolean;
  /** Where plugins of the tree change style sheets: the mounted tree, and the script that runs them. */
  readonly changedBy?: { readonly contentDir: string; readonly script: string } | undefined;
}

type Context = Pick<
  LoaderContext<Options>,
  'resourcePath' | 'mode' | 'getOptions' | 'async' | 'addDependency' | 'addContextDependency' | 'emitWarning'
>;

/**
 * A webpack loader for style sheets of a tree. Plugins of the tree change them, and rules for a color mode find it around pages. Custom CSS only applies to the content of
 * pages, because the site around it has its own look; what cannot be read of it is left out with a warning.
 */
export default function changeSheetLoader(this: Context, source: string): void {
  const done = this.async();
  const { root, isCustom, changedBy } = this.getOptions();
  if (!isCustom && !(changedBy && directive.test(source))) {
    done(null, placeColorMode(source));
    return;
  }
  const sheet = changedBy
    ? readSheetInProcess(changedBy.script, { sheet: this.resourcePath, of: changedBy.contentDir, target: browsers })
    : readSheet(this.resourcePath, root, { target: browsers });
  sheet
    .then((whole) => {
      registerSheet(this, whole, changedBy !== undefined);
      return isCustom ? placeCustomCss(whole.css) : placeColorMode(whole.css);
    })
    .then((css) => done(null, css), done);
}

/**
 * Tells webpack what a sheet was made of and, where no report says it, what is wrong with it. A sheet is made again in the next build if plugins changed
 * it, because they may read any file, or if a file is missing, because it may be added anywhere.
 */
function registerSheet(context: Context, { files, folders, problems }: WholeSheet, isChanged: boolean): void {
  if (isChanged || problems.length > 0) context.addDependency(buildStart);
  for (const file of files) context.addDependency(file);
  for (const folder of folders) context.addContextDependency(folder);
  // What was wrong at the start is in the report, if no plugin can be at fault.
  const isReported = context.mode === 'production' && !isChanged;
  for (const problem of isReported ? [] : problems) context.emitWarning(new Error(formatProblem(problem)));
}
