import { changedSheet, useSheet } from '../use-sheet';
import type { LoaderContext } from 'webpack';
import type { SheetChanger, SheetContext } from '../use-sheet';

/** Directives of Tailwind, and imports of sheets that may have some. Asking plugins for each sheet would take seconds for nothing. */
const directive =
  /@(?:import|tailwind|apply|screen|config|theme|reference|utility|(?:custom-)?variants?|responsive|plugin|source)\b|\btheme\(/;

/** A webpack loader: plugins of the tree change style sheets that its modules import, as they do with its custom CSS. */
export default function changeCssLoader(
  this: SheetContext & Pick<LoaderContext<SheetChanger>, 'getOptions'>,
  source: string,
): void {
  const done = this.async();
  if (!directive.test(source)) {
    done(null, source);
    return;
  }
  changedSheet(this.resourcePath, this.getOptions())
    .then((sheet) => useSheet(this, sheet, true))
    .then((css) => done(null, css), done);
}
