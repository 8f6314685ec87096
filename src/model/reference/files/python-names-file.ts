import { z } from 'zod';
import { codeName } from './parts';

/** `data/python-names.yml`: module or enum of the platform, with dots → the names that it has. */
export const pythonNamesFile = z.record(
  z.string().regex(/^\w+(?:\.\w+)*$/, 'must be a module or an enum, such as "homeassistant.core"'),
  z.array(codeName).min(1),
);
