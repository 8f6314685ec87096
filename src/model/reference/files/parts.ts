import { z } from 'zod';

const text = z.string().min(1);

/** Names as code writes them: properties, constants, types of messages. */
export const codeName = text;

/** A sentence or two in inline Markdown. Links start with `/` or `https:`, because the text appears on more than one page. */
export const description = z.string();

/** Id of a documentation page, as in data/sidebars.yml. */
export const docId = text;

/** Part of an address or the id of an entry: lower case, parts joined by hyphens. */
export const slug = z.string().regex(/^[a-z\d]+(?:[-_][a-z\d]+)*$/, 'must be lower case, with hyphens between words');

/** A release, as `2025.12` or `2025.12.1`; old ones as `0.92`. */
export const release = z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, 'must be a release such as "2025.12", in quotes');

/** Address of a post. */
export const postAddress = z.string().regex(/^\/blog\//, 'must start with `/blog/`');

/** A value with a name, which is a flag, a state, a member of an enum or an error code. */
export const namedValue = z.strictObject({ name: codeName, description });

/** A value that is passed: a field of a message or a body, a parameter, an attribute of a data class. */
export const field = z.strictObject({
  name: codeName.describe('A dot leads into an object, `[]` into the items of a list.'),
  type: text.optional(),
  optional: z
    .boolean()
    .default(false)
    .describe('Whether it may be left out (a request) or may be missing (an answer).'),
  default: text.optional().describe('What holds when it is left out.'),
  values: z.array(text).min(1).optional().describe('All values that it can have.'),
  description,
});

/** A type as Python writes it. */
export const pythonType = text.regex(
  /^(?!.*(?:(?<![\w.])(?:string|integer|boolean|array|object|null)\b| or )).*$/,
  'must be a Python type, such as `str` or `int | None`',
);

const jsonType = '(?:string|integer|number|boolean|object|array|null|any)';

/** A field of JSON: of a message, a body or a response. */
export const jsonField = field.extend({
  type: z
    .string()
    .regex(new RegExp(`^${jsonType}(?: or ${jsonType})*$`), 'must be JSON types, such as `integer` or `string or null`')
    .optional(),
  format: z
    .enum(['date-time', 'date', 'binary', 'state'])
    .optional()
    .describe('What the text or object is: a format of JSON Schema, or a state of an entity.'),
});

export type Field = z.infer<typeof jsonField>;
export type NamedValue = z.infer<typeof namedValue>;
