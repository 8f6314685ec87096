import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { forBrowsers } from '../../../gatsby/bundling/browsers';
import { pageOfMdx } from '../component-of-mdx';

/** A webpack loader: the MDX source of a page that runs, in which nothing of Markdown is left, becomes JavaScript. */
export default function compilePage(this: Pick<LoaderContext<unknown>, 'async'>, source: string): void {
  const done = this.async();
  transform(pageOfMdx(source), { ...forBrowsers, loader: 'jsx' }).then(({ code }) => done(null, code), done);
}
