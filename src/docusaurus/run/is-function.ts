type AnyFunction = (...args: readonly unknown[]) => unknown;

/** Whether a value of a configuration can be called. What it takes and returns, nobody knows. */
export const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';
