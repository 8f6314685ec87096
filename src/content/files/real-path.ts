import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Where a path leads in the end; `undefined` when there is nothing. */
export function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** Whether an absolute path is inside of a folder. */
export const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);
