import type { NavbarEntry } from '../../navigation/navbar-state';
import { useSiteChrome } from '../../site-data/use-site-chrome';
import { inVersions } from './in-versions';
import { useShownVersions } from './use-shown-versions';

/** Addresses of the page in other versions of the docs, by the prefix of the version. */
type SamePages = Readonly<Record<string, string>>;

const useAuthored = (): readonly NavbarEntry[] => useSiteChrome().navbar?.items ?? [];

function useOfVersions(path: string, samePages: SamePages): readonly NavbarEntry[] {
  const versions = useShownVersions(path, useSiteChrome().allVersion.nodes);
  return inVersions(useAuthored(), versions, samePages);
}

/** What the bar shows on a page. */
export const useNavbarItems: typeof useOfVersions = HAS_VERSIONS ? useOfVersions : useAuthored;
