import { useEffect } from 'react';
import type { DocsVersion } from '../../model/docs-version';

/** Keeps which version of the docs was read last; by code that is fetched when the page is there. */
export function useVersionPreference(path: string, versions: readonly DocsVersion[]): void {
  useEffect(() => {
    void import(/* webpackChunkName: "later" */ './version-preference').then(({ keepVersionPreference }) =>
      keepVersionPreference(path, versions),
    );
  }, [path, versions]);
}
