/**
 * During development, opens the document again when a page that it has loaded gets other code, as one that begins to run as MDX. Gatsby would
 * show the new data with the old code, which has no body for it. It tells of new data when the new code is compiled.
 */
export function reloadForCode({ ___emitter: emitter, ___loader: loader, location }: Window): void {
  emitter.on('pageQueryResult', ({ path, componentChunkName }) => {
    const loaded = loader.loadPageSync(path)?.page?.componentChunkName;
    if (loaded !== undefined && loaded !== componentChunkName) location.reload();
  });
}
