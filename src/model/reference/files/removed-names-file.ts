import { z } from 'zod';
import { codeName, release } from './parts';

const pythonModule = z.string().regex(/^\w+(?:\.\w+)*$/, 'must be a module such as "homeassistant.core"');

/**
 * `data/removed-names.yml`: what the platform no longer has, from the stubs of its releases. `npm run removed-names` writes it.
 */
export const removedNamesFile = z.strictObject({
  releases: z.strictObject({ oldest: release, newest: release }).describe('The releases that were compared.'),
  modules: z.record(pythonModule, release).describe('Module that is gone → the last release that has it.'),
  names: z
    .record(pythonModule, z.record(release, z.array(codeName).min(1)))
    .describe('Module → last release that has them → names.'),
  elsewhere: z
    .record(codeName, z.array(pythonModule).min(1).max(2))
    .describe(
      'Name that a module no longer has → where the newest release defines it. Two modules show that the name is a common one.',
    ),
  deprecated: z
    .record(pythonModule, z.array(codeName).min(1))
    .describe('Module → names that the newest release still has, with a warning.'),
  kept: z.array(codeName).describe('Names of the calendar of deprecations that the newest release still has.'),
});

export type RemovedNames = z.infer<typeof removedNamesFile>;
