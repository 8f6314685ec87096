import { transform } from 'esbuild';
import { forBrowsers } from '../../../gatsby/bundling/browsers';
import { pageOfMdx } from './component-of-mdx';
import type { LoaderContext } from '../../../gatsby/bundling/loaders/loader-context';

/** A webpack loader: the MDX source of a page that runs, in which nothing of Markdown is left, becomes JavaScript. */
export default function compilePage(this: LoaderContext, source: string): void {
  const done = this.async();
  transform(pageOfMdx(source), { ...forBrowsers, loader: 'jsx' }).then(({ code }) => done(null, code), done);
}
