import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { parse } from 'yaml';
import type { Notes } from './notes';

/** Parts of Node's module loader that are replaced while a configuration runs; they have no types. */
interface Loader {
  _resolveFilename: (request: string, ...rest: unknown[]) => string;
  _cache: Record<string, unknown>;
}
const isLoader = (value: unknown): value is Loader =>
  typeof value === 'function' && '_resolveFilename' in value && '_cache' in value;

/** The first of a name's files that exists: `sidebars` → `…/sidebars.js`. */
export function findModule(root: string, name: string): string | undefined {
  const endings = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'];
  return endings.map((ending) => path.join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}

/**
 * What a configuration file exports, run as JavaScript or TypeScript; functions are called. Packages that are not installed
 * (themes of code, remark plugins) stand for nothing and are noted, so that a tree can be built here without `npm install`.
 */
export async function runModule(file: string, notes: Notes): Promise<unknown> {
  if (/\.(?:json|ya?ml)$/.test(file)) return parse(readFileSync(file, 'utf8'));
  const exported = withMissingPackages(notes, (): unknown => createRequire(file)(file));
  const value = isModule(exported) ? exported.default : exported;
  return typeof value === 'function' ? await (value as () => unknown)() : value;
}

const isModule = (value: unknown): value is { default: unknown } =>
  typeof value === 'object' && value !== null && 'default' in value;

function withMissingPackages<T>(notes: Notes, run: () => T): T {
  const loader: unknown = Module;
  if (!isLoader(loader)) throw new Error('This version of Node.js loads modules in another way.');
  const unregister = register();
  const resolve = loader._resolveFilename;
  loader._resolveFilename = function (this: unknown, request, ...rest) {
    try {
      return resolve.call(this, request, ...rest);
    } catch (error) {
      if (/^[./]/.test(request) || request.includes(path.sep + path.sep)) throw error;
      const name = `missing:${request}`;
      loader._cache[name] = { id: name, filename: name, loaded: true, children: [], exports: nothing() };
      notes.add(request, 'is a package that is not installed, so its settings are ignored');
      return name;
    }
  };
  try {
    return run();
  } finally {
    loader._resolveFilename = resolve;
    unregister();
  }
}

/** A value that answers everything with itself and is nothing when written down. */
function nothing(): unknown {
  const target = (): undefined => undefined;
  const value: unknown = new Proxy(target, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return () => '';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      return key === 'then' || key === 'toJSON' ? undefined : value;
    },
    apply: () => value,
    construct: () => target,
  });
  return value;
}
