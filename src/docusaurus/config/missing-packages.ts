import Module from 'node:module';
import path from 'node:path';
import type { UnsupportedSettings } from '../unsupported-settings';

/** Parts of Node's module loader that are replaced while a configuration runs; they have no types. */
interface Loader {
  _resolveFilename: (request: string, ...rest: unknown[]) => string;
  _load: (request: string, ...rest: unknown[]) => unknown;
  _cache: Record<string, unknown>;
}
const isLoader = (value: unknown): value is Loader =>
  typeof value === 'function' && '_resolveFilename' in value && '_load' in value && '_cache' in value;

/**
 * Has Node's loader find something in the place of packages that are not installed, and of files of the tree at `root` with `allowsGaps`. Their names are
 * added to `missing`. The function that it returns puts the loader back.
 */
export function replaceMissing(root: string, missing: string[], allowsGaps: boolean): () => void {
  const loader: unknown = Module;
  if (!isLoader(loader)) throw new Error('This version of Node.js loads modules in another way.');
  const { _resolveFilename: resolve, _load: load } = loader;
  loader._load = function (this: unknown, request, ...rest) {
    const exported = load.call(this, request, ...rest);
    return isInPackage(rest[0]) ? exported : withDefault(exported);
  };
  loader._resolveFilename = function (this: unknown, request, ...rest) {
    try {
      return resolve.call(this, request, ...rest);
    } catch (error) {
      if (request.startsWith('missing:')) return request;
      const packaged = packageIn(request) ?? (allowsGaps ? below(request, root) : undefined);
      if (packaged === undefined || isInPackage(rest[0])) throw error;
      const name = `missing:${packaged}`;
      loader._cache[name] = { id: name, filename: name, loaded: true, children: [], exports: nothing() };
      if (!missing.includes(packaged)) missing.push(packaged);
      return name;
    }
  };
  return () => {
    loader._resolveFilename = resolve;
    loader._load = load;
  };
}

/** Notes what code of the tree has asked for and is not there. */
export function noteMissing(missing: readonly string[], unsupported: UnsupportedSettings): void {
  for (const name of missing.filter((one) => !ownWay.test(one))) {
    if (isFile(name)) unsupported.add(name, 'is a file that does not exist, so what it says is ignored');
    else unsupported.add(name, 'is a package that is not installed, so its settings are ignored');
  }
}

/** Packages whose part this site does in its own way, installed or not. */
const ownWay =
  /^(?:remark-math|rehype-katex|@docusaurus\/(?:(?:preset|theme)-classic|plugin-(?:content-\w+|sitemap|client-redirects)))$/;

const isFile = (request: string): boolean => /^[./]/.test(request);

/** What a request asks of a package; `undefined` for one that names a file of the tree. */
function packageIn(request: string): string | undefined {
  if (!isFile(request)) return request;
  const at = request.lastIndexOf('node_modules/');
  return at < 0 ? undefined : request.slice(at + 'node_modules/'.length);
}

/** A file as the tree names it, whose whole path tells where the tree is. */
const below = (request: string, root: string): string =>
  request.startsWith(`${root}/`) ? `.${request.slice(root.length)}` : request;

/** Whether a package asks. It may only try whether another one is there. */
const isInPackage = (parent: unknown): boolean =>
  typeof parent === 'object' &&
  parent !== null &&
  'filename' in parent &&
  typeof parent.filename === 'string' &&
  parent.filename.includes(`${path.sep}node_modules${path.sep}`);

const stubs = new WeakSet<object>();

/** Whether a value of a configuration is the stub of a package that is not installed. */
export const isStub = (value: unknown): boolean => typeof value === 'function' && stubs.has(value);

/** A stub: each property, call and element of it is the stub again, and it has no JSON. */
function nothing(): unknown {
  // Can be called and constructed, which only the handlers below answer.
  function target(): unknown {
    return value;
  }
  const get = (_: unknown, key: string | symbol): unknown => {
    if (key === Symbol.toPrimitive || key === 'toString') return () => '';
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    // With a default export, an import by name would find nothing but that.
    return key === 'then' || key === 'toJSON' || key === '__esModule' ? undefined : value;
  };
  // An import statement becomes a copy of what a module has, with the same prototype, which answers for names that were not copied.
  const prototype: object = new Proxy({}, { get });
  const value: object = new Proxy(target, {
    get,
    getPrototypeOf: () => prototype,
    apply: () => value,
    construct: () => ({}),
  });
  stubs.add(value);
  return value;
}

/**
 * What `require` returns of a module with a default export while Docusaurus reads a configuration: the default export, which has the other
 * exports as properties. Packages that are ES modules are often required like that.
 */
function withDefault(exported: unknown): unknown {
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
