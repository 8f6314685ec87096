import { createRequire } from 'node:module';
import path from 'node:path';
import type { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';

interface Mermaid {
  readonly renderMermaidSVG: typeof renderMermaidSVG;
  readonly parseMermaid: typeof parseMermaid;
}

let loaded: Mermaid | undefined;

/**
 * The renderer, loaded at the first diagram: its layout engine takes a quarter of a second. By its path, because the package
 * exports itself to `import` only, and what Gatsby compiles asks with `require`.
 */
export function mermaid(): Mermaid {
  loaded ??= load();
  return loaded;
}

function load(): Mermaid {
  const root = path.resolve('package.json');
  const module: unknown = createRequire(root)(path.resolve('node_modules/beautiful-mermaid/dist/index.js'));
  if (isMermaid(module)) return module;
  throw new Error('The installed beautiful-mermaid has no renderMermaidSVG and parseMermaid; install version 1.');
}

const isMermaid = (module: unknown): module is Mermaid =>
  typeof module === 'object' && module !== null && 'renderMermaidSVG' in module && 'parseMermaid' in module;
