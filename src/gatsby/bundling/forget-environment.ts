import type { Plugin } from './optimize';

const prefix = 'process.env.';
/** What the renderer reads besides variables that begin with GATSBY_: what Gatsby itself sets. */
const known = ['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'];

const isKnown = (name: string): boolean => name.startsWith('GATSBY_') || known.includes(name);

/**
 * Takes the environment of the machine out of the renderer's constants. Gatsby defines each variable there, and webpack compiles all
 * modules again when one of them differs, which they do in each run of CI and in each terminal.
 */
export function forgetEnvironment(plugins: readonly Plugin[] = []): void {
  for (const plugin of plugins) {
    if (!plugin.definitions) continue;
    const kept = Object.entries(plugin.definitions).filter(
      ([name]) => !name.startsWith(prefix) || isKnown(name.slice(prefix.length)),
    );
    plugin.definitions = Object.fromEntries(kept);
  }
}
