import path from 'node:path';

/** A path as addresses and messages write it on every system. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** Where a file is below a folder, with slashes. */
export const pathBelow = (folder: string, file: string): string => withSlashes(path.relative(folder, file));
