/** Whether a value has keys that can be looked at. A list has, too. */
export const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
