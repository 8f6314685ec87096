import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { removeFormerFiles } from '../outputs/files-beside-pages';

/** When all pages are known, and before any is written. */
export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => removeFormerFiles(path.resolve('public'), args);
