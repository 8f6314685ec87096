import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'unified';

/** The plugin that reads formulas, loaded when a tree has them: it brings all of KaTeX. */
export function remarkMath(): Plugin {
  const module: unknown = createRequire(path.resolve('package.json'))('remark-math');
  if (isPlugin(module)) return module.default;
  throw new Error('The installed remark-math has no default export. Install the version that package.json names.');
}

const isPlugin = (module: unknown): module is { readonly default: Plugin } =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
