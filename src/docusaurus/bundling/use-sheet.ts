import type { LoaderContext } from 'webpack';
import { readSheetInProcess } from '../local-plugins/sheet-process';
import type { WholeSheet } from '../modules/read-sheet';
import { formatProblem } from '../../model/problems/problems';
import { browsers } from '../../gatsby/bundling/browsers';
import { buildStart } from '../../gatsby/bundling/build-start';

/** What loaders of style sheets use of webpack. */
export type SheetContext = Pick<
  LoaderContext<unknown>,
  'resourcePath' | 'mode' | 'async' | 'addDependency' | 'addContextDependency' | 'emitWarning'
>;

/** The mounted tree whose plugins change style sheets, and the script that runs them. */
export interface SheetChanger {
  readonly contentDir: string;
  readonly script: string;
}

/** The sheet of a loader with those that it imports, as plugins of the tree have changed it. */
export const changedSheet = (sheet: string, { contentDir, script }: SheetChanger): Promise<WholeSheet> =>
  readSheetInProcess(script, { sheet, of: contentDir, target: browsers });

/**
 * The text of a sheet. The bundler gets to know what it was made of and, where a report does not say it, what is wrong with it. It may only keep what it can tell
 * the age of: plugins are code that reads whatever it likes, and of a sheet that is missing nobody knows where it will be.
 */
export function useSheet(
  context: SheetContext,
  { css, files, folders, problems }: WholeSheet,
  isChanged: boolean,
): string {
  if (isChanged || problems.length > 0) context.addDependency(buildStart);
  for (const file of files) context.addDependency(file);
  for (const folder of folders) context.addContextDependency(folder);
  // What was wrong at the start is in the report, if no plugin can be at fault.
  const isReported = context.mode === 'production' && !isChanged;
  for (const problem of isReported ? [] : problems) context.emitWarning(new Error(formatProblem(problem)));
  return css;
}
