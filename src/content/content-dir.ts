import path from 'node:path';
import { pathBelow } from './files/paths';

/** Folder that holds the folders of pages and data/. The environment variable CONTENT_DIR sets it. */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = contentDir): string => pathBelow(root, file);
