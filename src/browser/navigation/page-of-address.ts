/** Escaped characters that have a meaning in an address. No page has one in its address. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/i;

/**
 * A page is the same for every query, but Gatsby's loader treats each query as a separate page and would fetch it again, so a
 * change of the query alone would cost a request and fail without a network. An escaped `/` or `%` is worse, because router
 * and loader read it in different ways, and then neither of them has a page. Such an address, and one that cannot be decoded
 * at all, is asked for as the not-found page.
 */
export function askByPath(loader: Pick<GatsbyLoader, 'loadPage' | 'loadPageSync'>): void {
  const { loadPage, loadPageSync } = loader;
  const bare = (address: string): string => {
    const path = address.replace(/\?.*/, '');
    try {
      decodeURI(path);
      if (!reserved.test(path)) return path;
    } catch {
      // Fall through.
    }
    return '/404.html';
  };
  loader.loadPage = (path) => loadPage(bare(path));
  loader.loadPageSync = (path, options) => loadPageSync(bare(path), options);
}
