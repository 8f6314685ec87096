import { readSheet } from '../../modules/read-sheet';
import { browsers } from '../../../gatsby/bundling/browsers';
import { changedSheet, useSheet } from '../use-sheet';
import type { LoaderContext } from 'webpack';
import type { SheetChanger, SheetContext } from '../use-sheet';

interface Options {
  readonly root: string;
  readonly changedBy?: SheetChanger;
}

/**
 * A webpack loader: custom CSS of a tree means something only inside of `@theme/Layout`, because the site around it has its own look.
 * What cannot be read is left out with a warning, as all of it would be on a page without that layout.
 */
export default function scopeCustomCssLoader(this: SheetContext & Pick<LoaderContext<Options>, 'getOptions'>): void {
  const done = this.async();
  const { root, changedBy } = this.getOptions();
  const sheet = changedBy
    ? changedSheet(this.resourcePath, changedBy)
    : readSheet(this.resourcePath, root, { target: browsers });
  sheet
    .then((whole) => scopeCustomCss(useSheet(this, whole, changedBy !== undefined)))
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
