import { readStored, removeStored, writeStored } from '../../browser/storage';
import { preferenceAfter, versionOfPath, versionPreferenceKey } from '../../model/navigation/docs-version';
import type { DocsVersion } from '../../model/navigation/docs-version';

/** A version of some docs. */
export interface InstanceVersion extends DocsVersion {
  readonly instance: string;
}

/** Keeps on this device the version that the page at `path` belongs to, and forgets ones that are no more. */
export function keepVersionPreference(path: string, versions: readonly InstanceVersion[]): void {
  const reading = versionOfPath(path, versions);
  for (const instance of new Set(versions.map((version) => version.instance))) {
    const key = versionPreferenceKey(instance);
    const kept = readStored(key);
    const own = versions.filter((version) => version.instance === instance);
    const preferred = preferenceAfter(
      kept,
      own,
      own.find((version) => version === reading),
    );
    if (preferred === null) removeStored(key);
    else if (preferred !== kept) writeStored(key, preferred);
  }
}
