/** Whether a value is an object or an array, whose properties can be read. */
export const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
