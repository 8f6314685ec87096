import { digestOf } from '../../model/digest';
import type { Compiler, Module } from 'webpack';
import { pathBelow } from '../../content/files/paths';

/** An absolute path as it is in every folder and on every system. */
const inProject = (file: string): string => pathBelow('', file);

/** The file of a module, with what its request says after it. Of several modules that webpack has made one, it is that of the first. */
function resourceOf(module: object): string {
  if ('rootModule' in module && typeof module.rootModule === 'object' && module.rootModule)
    return resourceOf(module.rootModule);
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

/** Gatsby puts the absolute path of the source of a page that runs as MDX into the request of its module. */
function idOfPage(module: Module): string | undefined {
  const [component = '', source] = resourceOf(module).split('?__contentFilePath=');
  return source === undefined ? undefined : digestOf([inProject(component), ' ', inProject(source)], 12);
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
        compilation.hash = digestOf(
          names.flatMap((name) => [name, assets[name]?.buffer() ?? '']),
          20,
        );
      });
    });
  },
};
