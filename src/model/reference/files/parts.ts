import { z } from 'zod';

const text = z.string().min(1);

export const codeName = text.describe('A name as code writes it: of a property, a constant or a type of messages.');

export const description = z
  .string()
  // Tables show one paragraph, and what follows it would be lost.
  .regex(/^(?:(?!\n[ \t]*\n)[^])*$/, 'must be one paragraph')
  .describe(
    'A sentence or two in inline Markdown. Links start with `/` or `https:`, because more than one page shows it.',
  );

export const docId = text.describe('Id of a doc, as in sidebars.yml.');

export const slug = z
  .string()
  .regex(/^[a-z\d]+(?:[-_][a-z\d]+)*$/, 'must be lower case, with hyphens between words')
  .describe('Part of an address or id of an entry: lower case, with hyphens between words.');

export const release = z
  .string()
  .regex(/^(?:0\.\d+|20\d\d\.(?:[1-9]|1[0-2]))(?:\.\d+)?$/, 'must be a release such as "2025.12", in quotes')
  .describe('A release, such as "2025.12" or "2025.12.1", in quotes; old ones as "0.92".');

export const postAddress = z
  .string()
  .regex(/^\/blog\//, 'must start with `/blog/`')
  .describe('Address of a post.');

/** A value with a name, which is a flag, a state, a member of an enum or an error code. */
export const namedValue = z.strictObject({ name: codeName, description });

/** A value that is passed: a field of a message or a body, a parameter, an attribute of a data class. */
export const field = z.strictObject({
  name: codeName.describe('A dot leads into an object, `[]` into the items of a list.'),
  type: text.optional().describe('Type of the value.'),
  optional: z
    .boolean()
    .default(false)
    .describe('Whether it may be left out (a request) or may be missing (an answer).'),
  default: text.optional().describe('What holds when it is left out.'),
  values: z.array(text).min(1).optional().describe('All values that it can have.'),
  description,
});

/** A type as Python writes it. */
export const pythonType = text
  .regex(
    /^(?!.*(?:(?<![\w.])(?:string|integer|boolean|array|object|null)\b| or )).*$/,
    'must be a Python type, such as `str` or `int | None`',
  )
  .describe('A type as Python writes it, such as `str` or `int | None`.');

const jsonType = '(?:string|integer|number|boolean|object|array|null|any)';

/** A field of JSON: of a message, a body or a response. */
export const jsonField = field.extend({
  type: z
    .string()
    .regex(new RegExp(`^${jsonType}(?: or ${jsonType})*$`), 'must be JSON types, such as `integer` or `string or null`')
    .optional()
    .describe('Types of JSON, such as `integer` or `string or null`.'),
  format: z
    .enum(['date-time', 'date', 'binary', 'state'])
    .optional()
    .describe('What the text or object is: a format of JSON Schema, or a state of an entity.'),
});

export type Field = z.infer<typeof jsonField>;
export type NamedValue = z.infer<typeof namedValue>;
