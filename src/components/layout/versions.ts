import { useEffect, useState } from 'react';
import { readStored } from '../../browser/storage';
import { versionOfPath, versionPreferenceKey } from '../../model/navigation/docs-version';
import type { NavbarEntry } from '../navigation/Navbar';
import { useSiteChrome } from '../site-data/use-site-chrome';
import type { InstanceVersion } from './version-preference';

/** Addresses of the page in other versions of the docs, by the prefix of the version. */
export type SamePages = Readonly<Record<string, string>>;

/** What the bar shows on a page. */
export const useNavbarItems: (path: string, samePages: SamePages) => readonly NavbarEntry[] = HAS_VERSIONS
  ? (path, samePages) => {
      const { own, shown } = useShownVersions(path);
      return inVersions(useAuthored(), shown, own === undefined ? samePages : { ...samePages, [own]: path });
    }
  : useAuthored;

function useAuthored(): readonly NavbarEntry[] {
  return useSiteChrome().navbar?.items ?? [];
}

/** Prefixes of the page's own version and of all that a reader wants: of the page, then those read last of other docs. */
export function useShownVersions(path: string): { own: string | undefined; shown: readonly string[] } {
  const versions = useSiteChrome().allVersion.nodes;
  const [preferred, setPreferred] = useState<readonly string[]>([]);
  const own = versionOfPath(path, versions);
  useEffect(() => {
    const isKept = ({ instance, name }: (typeof versions)[number]): boolean =>
      readStored(versionPreferenceKey(instance)) === name;
    setPreferred(versions.filter(isKept).map(({ prefix }) => prefix));
  }, [path, versions]);
  return { own: own?.prefix, shown: own ? [own.prefix, ...preferred] : preferred };
}

/**
 * The items for a reader of some versions of the docs, the most important one first. The entries of a menu of versions lead to the same page
 * in other versions.
 */
export const inVersions = (
  items: readonly NavbarEntry[],
  versions: readonly string[],
  samePages: SamePages,
): NavbarEntry[] =>
  items.map((item) => {
    const { version: _version, ...own } =
      versions.flatMap((shown) => item.versions?.find((one) => one.version === shown) ?? [])[0] ?? {};
    const href = samePages[item.version ?? ''];
    return {
      ...item,
      ...own,
      ...(typeof item.version === 'string' && href !== undefined ? { href } : {}),
      ...(item.items ? { items: inVersions(item.items, versions, samePages) } : {}),
    };
  });

/** Keeps which version of the docs was read last; by code that is fetched when the page is there. */
export function useVersionPreference(path: string, versions: readonly InstanceVersion[]): void {
  useEffect(() => {
    import(/* webpackChunkName: "later" */ './version-preference').then(
      ({ keepVersionPreference }) => keepVersionPreference(path, versions),
      () => undefined, // Without network: the next page will do.
    );
  }, [path, versions]);
}
