import * as React from 'react';

type Part = (props?: { readonly children?: React.ReactNode }) => React.ReactElement;

/** Says where a component is missing, and shows what stands inside of it. */
const gap =
  (name: string, module: string): Part =>
  // Hooks are called without properties.
  ({ children } = {}) => (
    <>
      <span className="stand-in" role="note">
        {`“${name}” is not shown because “${module}” is not installed.`}
      </span>
      {children}
    </>
  );

/** Stands in for a module that is not there: each of its exports is a component that says so. */
export function standIn(module: string): Readonly<Record<string, Part | undefined>> {
  const parts = new Map<string, Part>();
  const partOf = (name: string): Part => {
    const part = parts.get(name) ?? gap(name === 'default' ? module : name, module);
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
