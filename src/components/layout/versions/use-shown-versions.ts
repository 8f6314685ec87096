import { useEffect, useState } from 'react';
import { versionOfPath, versionPreferenceKey } from '../../../model/navigation/docs-version';
import { readStored } from '../../../browser/storage';
import type { SiteChrome } from '../../site-data/use-site-chrome';

/** Prefixes of the versions that a reader wants: of the page, then those read last of other docs. */
export function useShownVersions(path: string, versions: SiteChrome['allVersion']['nodes']): readonly string[] {
  const [preferred, setPreferred] = useState<readonly string[]>([]);
  const own = versionOfPath(path, versions, '/');
  useEffect(() => {
    const isKept = ({ instance, name }: (typeof versions)[number]): boolean =>
      readStored(versionPreferenceKey(instance)) === name;
    if (versions.length > 1) setPreferred(versions.filter(isKept).map(({ prefix }) => prefix));
  }, [path, versions]);
  return own ? [own.prefix, ...preferred] : preferred;
}
