/** An extension has a letter: `/blog/2024/03/20/sdk-2.2` is a page. */
const file = /\.(?!html?$)\d*[a-z][a-z\d]*$/i;

/** Whether an address leads to a file instead of a page. */
export const isFile = (pathname: string): boolean => file.test(pathname);

type Place = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** Whether the site has to show a page for a link: not for one to another site, to a file, or within the page. */
export const leadsToPage = (to: Place, from: Place, prefix: string): boolean =>
  to.origin === from.origin &&
  to.pathname.startsWith(`${prefix}/`) &&
  !isFile(to.pathname) &&
  !(to.hash !== '' && to.pathname === from.pathname && to.search === from.search);
