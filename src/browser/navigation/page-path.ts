import { trimSlash } from '../../model/addresses/routes';

/** Path of the page at an address of this site, or that a link leads to, as Gatsby knows it: without the path that the site is mounted at. */
export const pagePath = ({ pathname }: Pick<Location, 'pathname'>): string =>
  trimSlash(pathname.slice(__PATH_PREFIX__.length));
