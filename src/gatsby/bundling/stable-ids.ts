import { createHash } from 'node:crypto';
import path from 'node:path';

/** The parts of webpack that we touch. */
interface Compiler {
  readonly hooks: { readonly compilation: Hook<Compilation> };
}
interface Compilation {
  readonly hooks: { readonly beforeModuleIds: Hook<Iterable<Module>> };
  readonly chunkGraph: { setModuleId(module: Module, id: string): void };
}
interface Hook<Value> {
  tap(name: string, run: (value: Value) => void): void;
}
interface Module {
  readonly resource?: string;
  /** Of several modules that webpack has made one. */
  readonly rootModule?: { readonly resource?: string };
}

/**
 * A plugin of webpack for pages that run as MDX. Gatsby puts the absolute path of their source into the request of their module, from
 * which webpack makes the id of the module. Ids from relative paths are the same in every folder.
 */
export const stableIds = {
  apply: ({ hooks }: Compiler): void => {
    hooks.compilation.tap('stable ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('stable ids', (modules) => {
        for (const module of modules) {
          const [component, source] = (module.rootModule ?? module).resource?.split('?__contentFilePath=') ?? [];
          if (component === undefined || source === undefined) continue;
          const name = `${path.relative('', component)} ${path.relative('', source)}`;
          const id = createHash('sha1').update(name).digest('hex').slice(0, 12);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};
