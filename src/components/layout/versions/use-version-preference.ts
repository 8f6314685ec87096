import { useEffect } from 'react';
import type { InstanceVersion } from './version-preference';

/** Keeps which version of the docs was read last; by code that is fetched when the page is there. */
export function useVersionPreference(path: string, versions: readonly InstanceVersion[]): void {
  useEffect(() => {
    import(/* webpackChunkName: "later" */ './version-preference').then(
      ({ keepVersionPreference }) => keepVersionPreference(path, versions),
      () => undefined, // Without network: the next page will do.
    );
  }, [path, versions]);
}
