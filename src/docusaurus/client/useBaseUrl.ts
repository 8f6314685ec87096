import { withPrefix } from 'gatsby';
import { site } from '../../config/browser-config';

interface BaseUrlOptions {
  /** Puts the path in front of an address that begins with it, too. */
  readonly forcePrependBaseUrl?: boolean;
  /** Gives a whole address, with the host of the site. */
  readonly absolute?: boolean;
}

/** `useBaseUrl` for use outside of components: the same addresses, by a function. */
export const useBaseUrlUtils = (): { withBaseUrl: typeof useBaseUrl } => ({ withBaseUrl: useBaseUrl });

/** `@docusaurus/useBaseUrl`: an address of the site, with the path that the site is mounted at. Pages test what is empty, so it stays so. */
export default function useBaseUrl(
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
