import { createHash } from 'node:crypto';
import { pathBelow } from '../../content/files/paths';

/** The parts of webpack that we touch. */
interface Compiler {
  readonly hooks: { readonly compilation: Hook<Compilation> };
}
interface Compilation {
  readonly hooks: {
    readonly beforeModuleIds: Hook<Iterable<Module>>;
    readonly afterProcessAssets: Hook<Readonly<Record<string, Asset>>>;
  };
  readonly chunkGraph: { setModuleId(module: Module, id: string): void };
  hash?: string | null;
}
interface Hook<Value> {
  tap(name: string, run: (value: Value) => void): void;
}
interface Module {
  readonly resource?: string;
  /** Of several modules that webpack has made one. */
  readonly rootModule?: { readonly resource?: string };
}
interface Asset {
  buffer(): Buffer;
}

const digest = (parts: readonly (string | Buffer)[], length: number): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
};

/** An absolute path as it is in every folder and on every system. */
const inProject = (file: string): string => pathBelow('', file);

/** Gatsby puts the absolute path of the source of a page that runs as MDX into the request of its module. */
function idOfPage({ resource, rootModule }: Module): string | undefined {
  const [component, source] = (rootModule?.resource ?? resource ?? '').split('?__contentFilePath=');
  return component === undefined || source === undefined
    ? undefined
    : digest([inProject(component), ' ', inProject(source)], 12);
}

/**
 * A plugin of webpack for sites with pages that run as MDX. webpack makes the ids of their modules, and the hash of the whole
 * compilation, which stands in every page, of absolute paths. With ids from relative paths, and a hash of what is written, a site is the
 * same in every folder.
 */
export const stableIds = {
  apply: ({ hooks }: Compiler): void => {
    hooks.compilation.tap('stable ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('stable ids', (modules) => {
        for (const module of modules) {
          const id = idOfPage(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.afterProcessAssets.tap('stable ids', (assets) => {
        const names = Object.keys(assets).sort();
        compilation.hash = digest(
          names.flatMap((name) => [name, assets[name]?.buffer() ?? '']),
          20,
        );
      });
    });
  },
};
