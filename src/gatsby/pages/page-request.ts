import path from 'node:path';
import type { Actions } from 'gatsby';

/** What Gatsby makes a page of. The context holds ids only, but for lists, which no node stands for. */
export type PageRequest = Parameters<Actions['createPage']>[0];

/** Path of a template. */
export const template = (name: string): string => path.resolve('src/templates', `${name}.tsx`);
