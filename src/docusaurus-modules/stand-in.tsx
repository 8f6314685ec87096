import * as React from 'react';

interface Part {
  (props?: { readonly children?: React.ReactNode }): React.ReactElement;
  /** Parts of the part, as in `<Menu.Item>` or `<motion.div>`. */
  readonly [name: string]: unknown;
}

/** Names of parts; React asks a component for others, which no component has to have. */
const isPartName = (key: string | symbol): key is string =>
  typeof key === 'string' &&
  /^(?:(?!PropTypes)[A-Z]\w*|a|button|div|h[1-6]|img|li|p|path|section|span|svg|ul)$/.test(key);

/** Says where a component is missing, and shows what stands inside of it. */
function gap(name: string, module: string, why: string): Part {
  // Hooks are called without properties, and classes with `new`, which arrow functions do not take.
  function show({ children }: { readonly children?: React.ReactNode } = {}): React.ReactElement {
    return (
      <>
        <span className="stand-in" role="note">
          {`“${name}” is not shown because “${module}” ${why}.`}
        </span>
        {children}
      </>
    );
  }
  const parts = new Map<string, Part>();
  const partOf = (key: string): Part => {
    const part = parts.get(key) ?? gap(`${name}.${key}`, module, why);
    parts.set(key, part);
    return part;
  };
  return new Proxy<Part>(Object.assign<typeof show, Readonly<Record<string, unknown>>>(show, {}), {
    get: (target, key, receiver): unknown => (isPartName(key) ? partOf(key) : Reflect.get(target, key, receiver)),
  });
}

/** Stands in for a module that is not there, a package or a file: each of its exports is a component that says so. */
export function standIn(module: string, isFile = false): Readonly<Record<string, Part | undefined>> {
  const why = isFile ? 'does not exist' : 'is not installed';
  const parts = new Map<string, Part>();
  const partOf = (name: string): Part => {
    const part = parts.get(name) ?? gap(name === 'default' ? module : name, module, why);
    parts.set(name, part);
    return part;
  };
  return new Proxy<Record<string, Part>>(
    {},
    {
      get: (_, key) => (typeof key === 'symbol' ? undefined : key === '__esModule' ? true : partOf(key)),
    },
  );
}
