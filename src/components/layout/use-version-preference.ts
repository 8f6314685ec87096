import { useEffect } from 'react';
import type { DocsVersion } from '../../model/navigation/docs-version';

/** Keeps which version of the docs was read last; by code that is fetched when the page is there. */
export function useVersionPreference(path: string, versions: readonly DocsVersion[]): void {
  useEffect(() => {
    import(/* webpackChunkName: "later" */ './version-preference').then(
      ({ keepVersionPreference }) => keepVersionPreference(path, versions),
      () => undefined, // Without network: the next page will do.
    );
  }, [path, versions]);
}
