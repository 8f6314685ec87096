import { createRequire } from 'node:module';
import path from 'node:path';

interface Katex {
  renderToString: (tex: string, options: { displayMode: boolean; strict: 'ignore' }) => string;
  readonly version: string;
}

/** Folder of the installed package: its styles and fonts are published with pages that have formulas. */
export const katexFolder = path.resolve('node_modules/katex/dist');

let loaded: Katex | undefined;

/** The renderer of formulas, loaded at the first one. */
export function katex(): Katex {
  loaded ??= load();
  return loaded;
}

function load(): Katex {
  const module: unknown = createRequire(path.resolve('package.json'))(path.join(katexFolder, 'katex.js'));
  if (isKatex(module)) return module;
  throw new Error('The installed katex has no renderToString. Install the version that package.json names.');
}

const isKatex = (module: unknown): module is Katex =>
  typeof module === 'object' && module !== null && 'renderToString' in module && 'version' in module;
