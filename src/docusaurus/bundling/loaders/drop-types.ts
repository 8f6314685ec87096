import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { loaderOfScript } from '../../modules/resolve-modules';
import { forBrowsers } from '../../../gatsby/bundling/browsers';

/** A webpack loader: a script of a tree that has types, whatever its name says, becomes JavaScript. Other scripts stay as they are. */
export default function dropTypes(this: Pick<LoaderContext<unknown>, 'async'>, source: string): void {
  const done = this.async();
  withoutTypes(source).then((code) => done(null, code), done);
}

/** The script without its types, and without JSX if it has types. */
export async function withoutTypes(source: string): Promise<string> {
  const loader = await loaderOfScript(source);
  return loader === 'jsx' ? source : (await transform(source, { ...forBrowsers, loader })).code;
}
