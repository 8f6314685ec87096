import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchManifest } from '../../src/search/index/index-files';

export const brotli = (text: string): number => brotliCompressSync(text).length;

/** Bytes, compressed with brotli, that search costs a reader. */
export interface Bytes {
  readonly beforeFirst: number;
  readonly index: number;
  readonly texts: number;
}

/** Bytes of search files; `code` are those of the scripts that come with the first touch of the box. */
export function bytesOf(manifest: SearchManifest, read: (address: string) => string, code: number): Bytes {
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + brotli(read(file)), 0);
  const [first = 0, ...others] = manifest.contexts.map((files) => sum([files.titles]));
  const names = brotli(JSON.stringify(manifest));
  return {
    // Titles are loaded one context after the other; those of the first give the first suggestions.
    beforeFirst: names + first + code,
    index:
      names +
      first +
      others.reduce((total, bytes) => total + bytes, 0) +
      sum(manifest.contexts.map((files) => files.contents)),
    texts: sum(manifest.contexts.flatMap((files) => files.excerpts)),
  };
}

/** Scripts of the built site that no page names: the worker, and the chunks of the panel. */
export function searchCode(publicDir: string): number {
  const scripts = readdirSync(publicDir).filter((file) => file.endsWith('.js'));
  return scripts
    .map((file) => readFileSync(path.join(publicDir, file), 'utf8'))
    .filter((text) => /search-index|See all results/.test(text) && !/hydrateRoot/.test(text))
    .reduce((total, text) => total + brotli(text), 0);
}
