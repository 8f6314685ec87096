import { navigate } from 'gatsby';
import { useLocation } from '@reach/router';

export { useLocation };
export { default as NavLink, default as Link } from './Link';
export { Redirect } from './redirect';

interface History {
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  readonly goBack: () => void;
  readonly location: ReturnType<typeof useLocation>;
}

/** `useHistory` of `@docusaurus/router`: going to other pages. */
export const useHistory = (): History => ({
  push: (address) => {
    navigate(address);
  },
  replace: (address) => {
    navigate(address, { replace: true });
  },
  goBack: () => {
    navigate(-1);
  },
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
