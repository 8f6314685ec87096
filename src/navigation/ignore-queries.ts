/**
 * A page is the same whatever the query, but Gatsby's loader takes each query for a page of its own and would fetch it anew:
 * a change of the query alone would cost a request, and fail without network.
 */
export function ignoreQueries(loader: Pick<GatsbyLoader, 'loadPage' | 'loadPageSync'>): void {
  const { loadPage, loadPageSync } = loader;
  const bare = (path: string): string => path.replace(/\?.*/, '');
  loader.loadPage = (path) => loadPage(bare(path));
  loader.loadPageSync = (path, options) => loadPageSync(bare(path), options);
}
