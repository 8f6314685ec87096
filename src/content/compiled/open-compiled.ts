import path from 'node:path';
import type { SiteConfig } from '../../config/site-config';
import { compiledBy } from './import-graph';
import { CompiledFile } from './compiled-file';

/** The file that keeps the compiled pages of a tree between runs, whoever compiles them. */
export const compiledFile = (root: string): string =>
  path.resolve('.tmp/compiled', path.relative('', root).replace(/\W+/g, '-') || 'content');

/** The compiled pages of a tree as some earlier run has left them. */
export const openCompiled = (root: string, config: SiteConfig): CompiledFile | undefined =>
  CompiledFile.open(compiledFile(root), compiledBy(config));
