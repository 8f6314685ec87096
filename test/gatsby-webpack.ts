import { Console } from 'node:console';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { z } from 'zod';

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === 'object' && value !== null && 'module' in value && 'plugins' in value;
const redux = z.object({ store: z.object({ dispatch: z.instanceof(Function) }) });

/** The configuration of webpack that the installed Gatsby makes, before a site changes it. */
export async function gatsbyConfiguration(stage: string): Promise<Configuration> {
  const require = createRequire(import.meta.url);
  // Gatsby's reporter asks for it, and the console of the test runner has none.
  Object.assign(console, { Console });
  const { store } = redux.parse(require('gatsby/dist/redux'));
  const makeConfig = z.instanceof(Function).parse(require('gatsby/dist/utils/webpack.config'));
  const program = { directory: path.resolve(), extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx'] };
  Reflect.apply(store.dispatch, store, [{ type: 'SET_PROGRAM', payload: program }]);
  const made: unknown = await Reflect.apply(makeConfig, undefined, [program, program.directory, stage, 8000, {}]);
  if (!isConfiguration(made)) throw new Error('Gatsby makes its configuration of webpack in another way.');
  return made;
}
