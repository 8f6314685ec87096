import path from 'node:path';
import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { forBrowsers } from '../browsers';

/** Gatsby's own modules have JSX, whatever they are called. */
const loaders: Readonly<Record<string, 'jsx' | 'tsx'>> = { '.js': 'jsx', '.tsx': 'tsx' };

/** A webpack loader: TypeScript and JSX become JavaScript. */
export default function compileScript(this: LoaderContext<unknown>, source: string): void {
  const callback = this.async();
  const loader = loaders[path.extname(this.resourcePath)] ?? 'ts';
  transform(source, { ...forBrowsers, loader, sourcefile: this.resourcePath }).then(
    ({ code }) => callback(null, code),
    callback,
  );
}
