import { z } from 'zod';
import { isFunction } from '../run/is-function';
import { isStandIn } from '../run/run-module';

/** What we use of a schema of Joi, which Docusaurus has its plugins describe their options with. */
interface Schema {
  validate(options: object, how: { readonly convert: boolean }): { readonly value?: unknown; readonly error?: Error };
}

const record = z.looseObject({}).catch({});
const named = z.looseObject({ id: z.string().catch('default') }).catch({ id: 'default' });

/** The options that Docusaurus gives to a plugin: with an id and, if the plugin validates them, as that returns them. */
export function optionsOf(plugin: object, written: unknown): unknown {
  const options = named.parse(written);
  const check: unknown = 'validateOptions' in plugin ? plugin.validateOptions : undefined;
  if (!isFunction(check)) return options;
  return check({ validate, options: written ?? {} });
}

/** The id belongs to Docusaurus, so schemas of plugins do not know it. Without the package that makes schemas, options stay as they are written. */
function validate(schema: Schema, written: unknown): object {
  const { id, ...options } = named.parse(written);
  if (isStandIn(schema)) return { ...options, id };
  const { value, error } = schema.validate(options, { convert: false });
  if (error) throw error;
  return { ...record.parse(value), id };
}
