import path from 'node:path';
import { writeFileAt } from '../../content/files/write-file';

/**
 * A file that every start of a command changes. What depends on it is made again in each build. To call a result of a loader not cacheable is not enough
 * for style sheets, because mini-css-extract-plugin, which runs their loaders, only keeps the files that they depend on.
 */
export const buildStart = path.resolve('.tmp/build-start.txt');

/** Changes that file. */
export const noteBuildStart = (): void => writeFileAt(buildStart, String(Date.now()));
