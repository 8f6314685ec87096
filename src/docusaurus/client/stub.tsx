import * as React from 'react';

interface Part {
  (...args: readonly unknown[]): unknown;
  /** Parts of the part, as in `<Menu.Item>` or `<motion.div>`, and what code asks an instance or a result for. */
  readonly [name: string]: unknown;
}

/** What React and MDX ask a component for, and no component has to have. */
const isOptional =
  /^(?:\$\$typeof|_.*|displayName|[pP]ropTypes|\w*[cC]ontextTypes?|defaultProps|get[A-Z]\w*Props|getDerived\w+|isMDXComponent|mdxType|toJSON)$/;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

interface Inside {
  readonly children?: React.ReactNode;
}

/** React calls a component with its properties and with a context or a reference, which is empty here. */
const isRendered = (args: readonly unknown[]): args is readonly [Inside, unknown] => {
  const [properties, context] = args;
  const isEmpty = context == null || (isPlain(context) && Object.keys(context).length === 0);
  return args.length === 2 && isPlain(properties) && isEmpty;
};

/** Makes each part once, so that it is the same whenever it is asked for. */
function kept(make: (key: string) => Part): (key: string) => Part {
  const parts = new Map<string, Part>();
  return (key) => {
    const part = parts.get(key) ?? make(key);
    parts.set(key, part);
    return part;
  };
}

/**
 * Says where a component is missing, and shows what stands inside of it. To other code it is a function or a class whose results are such parts
 * again, so that no page fails because of it. Nothing calls back, so what waits for data keeps waiting.
 */
function partOfStub(name: string, module: string, why: string): Part {
  function Note({ children }: Inside): React.ReactElement {
    return (
      <>
        <span className="stand-in" role="note">
          {`“${name}” is not shown because “${module}” ${why}.`}
        </span>
        {children}
      </>
    );
  }
  const partOf = kept((key) => partOfStub(key === '()' ? name : `${name}.${key}`, module, why));
  const result = (): Part => partOf('()');
  // A class can be made of it, which arrow functions do not allow.
  const target: Part = Object.assign<() => unknown, Readonly<Record<string, unknown>>>(function () {}, {});
  return new Proxy<Part>(target, {
    apply: (_, __, args: readonly unknown[]) => (isRendered(args) ? Note(args[0]) : result()),
    construct: () => result(),
    get(_, key, receiver): unknown {
      // Two of them, because most lists that functions return are a value and what changes it.
      if (key === Symbol.iterator) return () => [result(), result()][Symbol.iterator]();
      if (key === Symbol.toPrimitive) return () => '';
      if (typeof key === 'symbol' || key in target || isOptional.test(key)) return Reflect.get(target, key, receiver);
      return partOf(key);
    },
  });
}

/** A stub for a module that is not there, a package or a file: each of its exports is a component that says so. */
export function stubOf(module: string, isFile = false): Readonly<Record<string, Part | undefined>> {
  const isOfDocusaurus = /^@(?:theme|theme-original|docusaurus|generated)\//.test(module);
  const why = isFile ? 'does not exist' : isOfDocusaurus ? 'is not supported' : 'is not installed';
  const partOf = kept((name) => partOfStub(name === 'default' ? module : name, module, why));
  return new Proxy<Record<string, Part>>(
    {},
    {
      get(_, key) {
        // A module with `then` would be a promise to whoever imports it while the page is shown.
        if (typeof key === 'symbol' || key === 'then') return undefined;
        return key === '__esModule' ? true : partOf(key);
      },
    },
  );
}
