import { translate } from '../../i18n/translate';
import { workerFile } from '../../model/offline/kept-requests';
import { element } from '../element';
import { answerOnButton } from './buttons';
import { setupButton } from './page-tools';
import { pageShown } from '../navigation/navigation';
import { pagePath } from '../navigation/page-path';
import { isThrifty, pageDataAddress } from '../navigation/prefetch-links';
import { askForKept, keptNote, keptNoteClass, keptNoteId, readKeptMessage } from '../offline/kept-note';
import * as styles from './keep-pages.module.css';

/** Pages of this visit that were kept copies, and when these were saved. */
const copies = new Map<string, string>();

const shownPath = (): string => pagePath(location);

/**
 * Registers the service worker, tells it what is read, and says above a page that it is a kept copy. Browsers without service workers, and
 * those that are told to keep nothing, get none of it.
 */
export async function keepPages(): Promise<void> {
  const workers = 'serviceWorker' in navigator && 'caches' in window ? navigator.serviceWorker : undefined;
  if (!workers) return;
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const kept = readKeptMessage(data);
    if (!kept) return;
    copies.set(kept.path, kept.saved);
    showNote();
  });
  workers.startMessages();
  addEventListener(pageShown, showNote);
  let worker: ServiceWorker | null;
  try {
    await workers.register(`${__PATH_PREFIX__}/${workerFile}`);
    worker = (await workers.ready).active;
  } catch {
    return;
  }
  worker?.postMessage(askForKept);
  const tell = (addresses: readonly string[]): void =>
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } });
  const here = (): string[] => [location.pathname, pageDataAddress(shownPath())];
  // The worker was not there when they were loaded.
  tell([...new Set([...here(), ...loadedFiles()])]);
  addButton();
  addEventListener(pageShown, () => {
    addButton();
    // Only the data of a page came, and a reload needs its document.
    if (!isThrifty() && !copies.has(shownPath())) tell(here());
  });
}

const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? name : []));

/** Says what the page is, or that it is no copy by saying nothing. The service worker has written the note of a document. */
function showNote(): void {
  const saved = copies.get(shownPath());
  const note = document.getElementById(keptNoteId);
  if (saved === undefined) note?.remove();
  else if (note) note.textContent = keptNote(saved, navigator.onLine);
  else {
    const added = element('p', { id: keptNoteId, class: keptNoteClass, role: 'status' });
    document.body.prepend(added);
    // Screen readers announce what changes in a region that they know.
    requestAnimationFrame(() => {
      added.textContent = keptNote(saved, navigator.onLine);
    });
  }
}

/** In the line below a page, or at the end of one without such a line. */
function addButton(): void {
  const setup = setupButton();
  const place = setup?.parentElement ?? document.querySelector('footer[data-site] > :last-child');
  if (!place || place.querySelector('[data-offline]')) return;
  document.querySelector('[data-offline]')?.remove();
  const label = translate({ id: 'offline.title', message: 'Read offline' });
  const button = element('button', { type: 'button', class: setup ? '' : styles.open, 'data-offline': '' }, label);
  let asked: Promise<void> | undefined;
  button.addEventListener('click', () => {
    asked ??= import('./show-offline')
      .then(
        ({ showOffline }) => void showOffline(shownPath()),
        () => answerOnButton(button, translate({ id: 'offline.notHere', message: 'Not available without a network' })),
      )
      .finally(() => {
        asked = undefined;
      });
  });
  if (setup) setup.before(button);
  else place.append(button);
}
