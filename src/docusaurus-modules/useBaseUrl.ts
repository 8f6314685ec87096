import { withPrefix } from 'gatsby';

/** `useBaseUrl` for use outside of components: the same addresses, by a function. */
export const useBaseUrlUtils = (): { withBaseUrl: (address: string) => string } => ({ withBaseUrl: useBaseUrl });

/** `@docusaurus/useBaseUrl`: an address of the site, with the path that the site is mounted at. */
export default function useBaseUrl(address: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
  return withPrefix(address.startsWith('/') ? address : `/${address}`);
}
