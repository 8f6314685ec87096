import { navigate, withPrefix } from 'gatsby';
import { useLocation } from '@reach/router';
import * as React from 'react';
import { site } from '../../config/browser-config';
import { PageMetadata } from './head';

export { Link as NavLink, useLocation };

/** `useHistory` of `@docusaurus/router`: going to other pages. */
export const useHistory = (): object => ({
  push: (address: string) => navigate(address),
  replace: (address: string) => navigate(address, { replace: true }),
  goBack: () => navigate(-1),
  location: useLocation(),
});

/** `useRouteMatch` and `matchPath` of `@docusaurus/router`: whether an address is the current one, or below it. */
export const useRouteMatch = (path: string): object | null => matchPath(useLocation().pathname, { path });
export const matchPath = (
  pathname: string,
  { path = '/', exact = false }: { readonly path?: string; readonly exact?: boolean },
): object | null =>
  pathname === path || (!exact && `${pathname}/`.startsWith(path.replace(/\/?$/, '/')))
    ? { path, url: pathname }
    : null;

/** `Redirect` of `@docusaurus/router`: leads on once the page runs. Until then, the page has the title of the site. */
export function Redirect({ to }: { readonly to: string }): React.ReactElement {
  React.useEffect(() => navigate(to, { replace: true }), [to]);
  return <PageMetadata title="" />;
}

interface LinkProps extends React.ComponentPropsWithoutRef<'a'> {
  readonly to?: string;
}

/** `@docusaurus/Link`: a link. The site turns a click on it into a navigation. */
export function Link({ to, href, children, ...rest }: LinkProps): React.ReactElement {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}

interface BaseUrlOptions {
  /** Puts the path in front of an address that begins with it, too. */
  readonly forcePrependBaseUrl?: boolean;
  /** Gives a whole address, with the host of the site. */
  readonly absolute?: boolean;
}

/** `useBaseUrl` for use outside of components: the same addresses, by a function. */
export const useBaseUrlUtils = (): { withBaseUrl: typeof useBaseUrl } => ({ withBaseUrl: useBaseUrl });

/** `@docusaurus/useBaseUrl`: an address of the site, with the path that the site is mounted at. Pages test what is empty, so it stays so. */
export function useBaseUrl(
  address: string | undefined,
  { forcePrependBaseUrl = false, absolute = false }: BaseUrlOptions = {},
): string | undefined {
  if (!address || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
  const base = withPrefix('/');
  const rooted = address.startsWith('/') ? address : `/${address}`;
  if (forcePrependBaseUrl) return withPrefix(rooted);
  if (address === base.replace(/\/$/, '')) return base;
  const path = address.startsWith(base) ? address : withPrefix(rooted);
  return absolute ? new URL(path, site.url).href : path;
}
