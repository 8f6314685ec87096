import { translate } from '../../i18n/translate';
import { cacheNames, copyToKeep, keyOf, offlineManifestFile, pageOfData } from '../../model/offline/kept-requests';
import { nothingSaved, parseManifest, parseRecord } from '../../model/offline/offline-manifest';
import type { OfflineManifest, SavedRecord, SavePlan } from '../../model/offline/offline-manifest';

/** Requests at a time. */
const atOnce = 6;
/** Files after which the record is written, so that a tab that is closed meanwhile loses little. */
const recordEvery = 50;

const site = (): URL => new URL(`${__PATH_PREFIX__}/`, location.href);
const names = (): ReturnType<typeof cacheNames> => cacheNames(site().href);

/** Where the record of what is saved stands, beside the copies, so that browsers forget both or none. */
const recordAddress = (): string => new URL('offline-saved.json', site()).href;

/** What is saved on this device. */
export async function readRecord(): Promise<SavedRecord> {
  const response = await caches.match(recordAddress(), { cacheName: names().saved });
  return response ? parseRecord(await response.json().catch(() => undefined)) : nothingSaved;
}

/** What can be saved. The service worker stays out of it, because an old list is of no use. */
export async function fetchManifest(): Promise<OfflineManifest> {
  const response = await fetch(new URL(offlineManifestFile, site()), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${offlineManifestFile}: ${response.status}`);
  const manifest: unknown = await response.json();
  return parseManifest(manifest);
}

/** Removes everything: what was saved on request and what was kept because it was read. */
export async function removeSaved(): Promise<void> {
  await Promise.all(Object.values<string>({ ...names() }).map((name) => caches.delete(name)));
}

/** Saves what a plan lacks, and calls back with the number of files that are there. What was saved before a failure stays. */
export async function savePages(
  manifest: OfflineManifest,
  plan: SavePlan,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<void> {
  const cache = await caches.open(names().saved);
  const record = await readRecord();
  const files = new Map(Object.entries(record.files));
  const root = site();
  let done = 0;
  let { pages } = record;
  const writeRecord = (): Promise<void> =>
    cache.put(recordAddress(), Response.json({ pages, files: Object.fromEntries(files) }));

  const save = async (address: string): Promise<void> => {
    const url = new URL(__PATH_PREFIX__ + address, location.href);
    const response = await fetch(url, { cache: 'no-store', signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache.put(keyOf(url), copyToKeep(response, pageOfData(url, root) === undefined ? '' : manifest.build));
    const state = manifest.files[address];
    if (state) files.set(address, state);
    done += 1;
    onProgress(done);
    if (done % recordEvery === 0) await writeRecord();
  };

  const waiting = [...plan.missing];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await save(next);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const address of plan.outdated) {
      await cache.delete(keyOf(new URL(__PATH_PREFIX__ + address, location.href)));
      files.delete(address);
    }
    ({ pages } = plan);
  } finally {
    waiting.length = 0;
    await writeRecord();
  }
}

/** What to tell the reader of a failure. */
export const failureText = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? translate({
        id: 'offline.full',
        message: 'There is not enough space on this device. The pages that were saved before stay.',
      })
    : translate({
        id: 'offline.failed',
        message: 'Not everything could be saved. Check your connection and try again.',
      });
