import { site } from '../../site';
import type { PageContext } from '../page-context';

/** Docusaurus lets an address begin with the path that the site is mounted at, or leave it out. */
export const belowBase = (address: string, { policy }: Pick<PageContext, 'policy'>): string =>
  policy === 'lenient' && site.basePath !== '/' && address.startsWith(site.basePath)
    ? address.slice(site.basePath.length - 1)
    : address;
