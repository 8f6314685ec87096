import path from 'node:path';
import { hashOfFiles } from '../../content/compiled/code-hash';
import { readOrigin } from '../../docusaurus/origin';

/** The parts of webpack that we touch. */
interface Compiler {
  readonly hooks: { readonly compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}
interface Compilation {
  readonly hooks: {
    readonly chunkHash: {
      tap(name: string, run: (chunk: unknown, hash: { update(part: string): unknown }) => void): void;
    };
  };
}

const isStyle = (file: string): boolean => /\.(?:css|s[ac]ss)$/.test(file);

/** Folders with the style sheets of this site and of the tree. */
export function styleFolders(contentDir: string): string[] {
  const tree = readOrigin(contentDir)?.root;
  return ['src', ...(tree === undefined ? [] : [path.join(tree, 'src')])];
}

/** Changes with any style sheet in these folders. */
export const hashOfStyles = (folders: readonly string[]): string => hashOfFiles(folders, [], isStyle);

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
