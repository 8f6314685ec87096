import type { GatsbyBrowser } from 'gatsby';

/** A change of the query alone is not a change of page, so the reader stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location;
  const { pathname, hash, search } = routerProps.location;
  const onlyQuery = before?.pathname === pathname && before.hash === hash && before.search !== search;
  if (before?.pathname !== pathname) scrollAtOnce();
  return !onlyQuery;
};

/** Scrolling is only animated within a page. What Gatsby scrolls to right after this is reached at once. */
function scrollAtOnce(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  // Chromium scrolls by the style that was last computed.
  getComputedStyle(document.documentElement).getPropertyValue('scroll-behavior');
  requestAnimationFrame(() => (style.scrollBehavior = ''));
}

/**
 * Within a visit only Gatsby restores scroll positions. The browser would do it a second time, by an element rather than by
 * pixels. A reload is the browser's, which is there before scripts.
 */
export function keepBrowserFromScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

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
