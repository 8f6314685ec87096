/**
 * A page is the same for every query, but Gatsby's loader treats each query as a separate page and would fetch it again, so a
 * change of the query alone would cost a request and fail without a network.
 */
export function ignoreQueries(loader: Pick<GatsbyLoader, 'loadPage' | 'loadPageSync'>): void {
  const { loadPage, loadPageSync } = loader;
  const bare = (path: string): string => path.replace(/\?.*/, '');
  loader.loadPage = (path) => loadPage(bare(path));
  loader.loadPageSync = (path, options) => loadPageSync(bare(path), options);
}
