import { useLocation } from '@reach/router';

/** Address of the page without the path that the site is mounted at, and without a slash at the end. */
export const usePathname = (): string =>
  useLocation()
    .pathname.slice(__PATH_PREFIX__.length)
    .replace(/(.)\/$/, '$1');
