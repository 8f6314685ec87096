import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { z } from 'zod';

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/**
 * Names of the style sheets that the scripts for browsers were built with; Gatsby writes them down before it builds the renderer. They
 * change with any rule, wherever its sheet comes from and whatever has changed it. Without the file, there are none.
 */
export function builtStyles(file = path.resolve('public/webpack.stats.json')): string {
  if (!existsSync(file)) return '';
  const { assetsByChunkName } = stats.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = Object.values(assetsByChunkName).flatMap((files) => files.filter((name) => name.endsWith('.css')));
  return [...new Set(names)].sort().join('\n');
}

/**
 * Plugin that gives the scripts of the renderer other hashes when a style sheet has changed. Pages name style sheets by hashes, but contain nothing
 * else of them, and Gatsby renders a page again only when its data or the renderer changed.
 */
export const followStyles = (styles: string) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap('FollowStyles', (compilation) =>
      compilation.hooks.chunkHash.tap('FollowStyles', (_chunk, hash) => void hash.update(styles)),
    ),
});
