/**
 * What `require` returns of a module with a default export while Docusaurus reads a configuration: the default export, which has the other
 * exports as properties. Packages that are ES modules are often required like that.
 */
export function withDefault(exported: unknown): unknown {
  if (!isObject(exported) || !('default' in exported)) return exported;
  const { default: value } = exported;
  if (!isObject(value)) return exported;
  for (const key of [...Object.keys(exported), 'default', '__esModule']) {
    const get = (): unknown => Reflect.get(exported, key);
    // What cannot be extended stays as it is.
    if (key in exported && !(key in value)) Reflect.defineProperty(value, key, { get });
  }
  return value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
