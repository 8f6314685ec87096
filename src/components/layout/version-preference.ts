import { preferenceAfter, versionOfPath, versionPreferenceKey } from '../../model/navigation/docs-version';
import type { DocsVersion } from '../../model/navigation/docs-version';
import { readStored, removeStored, writeStored } from '../../browser/storage';

/** Keeps on this device the version that the page at `path` belongs to, and forgets one that is no more. */
export function keepVersionPreference(path: string, versions: readonly DocsVersion[]): void {
  const key = versionPreferenceKey();
  const kept = readStored(key);
  const preferred = preferenceAfter(kept, versions, versionOfPath(path, versions, '/'));
  if (preferred === null) removeStored(key);
  else if (preferred !== kept) writeStored(key, preferred);
}
