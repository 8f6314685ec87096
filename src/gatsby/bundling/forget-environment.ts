import type { Configuration } from 'webpack';
import { missingPart, objectBelow, pluginOf } from './gatsby-parts';

const prefix = 'process.env.';
/** What the renderer reads besides variables that begin with GATSBY_: what Gatsby itself sets. */
const known = ['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'];

const isKnown = (name: string): boolean => name.startsWith('GATSBY_') || known.includes(name);

/**
 * Takes the environment of the machine out of the renderer's constants. Gatsby defines each variable there, and webpack compiles all
 * modules again when one of them differs, which they do in each run of CI and in each terminal.
 */
export function forgetEnvironment({ plugins }: Configuration): void {
  const constants = objectBelow(pluginOf(plugins, 'DefinePlugin'), 'definitions');
  const ofEnvironment = Object.keys(constants).filter((name) => name.startsWith(prefix));
  if (ofEnvironment.length === 0) throw missingPart('constants for the environment');
  for (const name of ofEnvironment) if (!isKnown(name.slice(prefix.length))) Reflect.deleteProperty(constants, name);
}
