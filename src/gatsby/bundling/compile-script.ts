import { transform } from 'esbuild';
import { browsers } from './browsers';
import type { LoaderContext } from './loader-context';

/** A webpack loader: TypeScript and JSX become JavaScript. */
export default function compileScript(this: LoaderContext, source: string): void {
  const callback = this.async();
  const loader = this.resourcePath.endsWith('x') ? 'tsx' : 'ts';
  transform(source, {
    loader,
    jsx: 'automatic',
    target: browsers,
    charset: 'utf8',
    sourcefile: this.resourcePath,
  }).then(({ code }) => callback(null, code), callback);
}
