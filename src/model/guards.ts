/** Whether a value is an object or an array, whose properties can be read. */
export const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** What stands at a path of keys and indices in a value; `undefined` when the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
