import type { GatsbyBrowser } from 'gatsby';

/** A change of the query alone is not a change of page: the reader stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location;
  const { pathname, hash, search } = routerProps.location;
  const onlyQuery = before?.pathname === pathname && before.hash === hash && before.search !== search;
  return !onlyQuery;
};

/**
 * Gatsby keeps scroll positions in session storage, and in memory where reading that throws. Full storage can be read, but
 * keeps nothing: then it is made to throw.
 */
export function withoutFullSessionStorage(): void {
  try {
    sessionStorage.setItem('probe', '');
  } catch (error) {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw error;
      },
    });
  }
}
