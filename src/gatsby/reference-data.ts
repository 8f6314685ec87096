import { contentDir } from '../content/content-dir';
import { readDataFiles } from '../content/read-content';
import { loadReference } from '../model/reference/reference';
import type { LoadedReference } from '../model/reference/reference';

let loaded: Promise<LoadedReference> | undefined;

/** Reference data of the content tree, read once and again after a change. */
export function currentReference(): Promise<LoadedReference> {
  loaded ??= readDataFiles(contentDir).then(loadReference);
  return loaded;
}

/** Says that a file of reference data was added, changed or removed. */
export function referenceChanged(): void {
  loaded = undefined;
}
