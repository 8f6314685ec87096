import type { PageContext } from '../page-context';

/** Docusaurus lets an address begin with the path that the site is mounted at, or leave it out. */
export const belowBase = (
  address: string,
  { policy, config: { basePath } }: Pick<PageContext, 'policy' | 'config'>,
): string =>
  policy === 'lenient' && basePath !== '/' && address.startsWith(basePath)
    ? address.slice(basePath.length - 1)
    : address;
