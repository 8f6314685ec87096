import { translate } from '../../i18n/translate';
import { megabytes, planToSave, savedBytes, sectionPages } from '../../model/offline/offline-manifest';
import type { OfflineManifest, SavedRecord, SavePlan } from '../../model/offline/offline-manifest';
import { announce } from '../announcer';
import { element } from '../element';
import { failureText, fetchManifest, readRecord, removeSaved, savePages } from '../offline/save-pages';
import { buttonRow, openDialog, openSheet } from './sheet';
import * as styles from './sheet.lazy.module.css';

/** What is saving while its dialog is closed. */
let hidden: HTMLDialogElement | undefined;

/** Shows what is on this device, and lets the reader save more or remove it. What is under way goes on when the dialog is closed. */
export async function showOffline(path: string): Promise<void> {
  if (hidden) {
    openDialog(hidden);
    return;
  }
  const title = translate({ id: 'offline.title', message: 'Read offline' });
  const state = element('p', {});
  const choices = element('div', { class: `${styles.buttons} ${styles.choices}` });
  const progress = element('progress', { 'aria-label': translate({ id: 'offline.progress', message: 'Saving' }) });
  const message = element('p', { role: 'status' });
  const close = button(translate({ id: 'offline.close', message: 'Close' }), () => dialog.close());
  const dialog = openSheet(
    title,
    element(
      'p',
      {},
      translate({ id: 'offline.read', message: 'Pages that you have read open without a network. You can save more.' }),
    ),
    ...[state, choices, message, buttonRow(close)],
  );

  const manifest = await fetchManifest().catch(() => undefined);
  if (!manifest)
    message.textContent = translate({ id: 'offline.connect', message: 'Connect to a network to save more pages.' });

  /** Runs one plan at a time, with its progress, and a button that ends it. */
  const save = async (plan: SavePlan): Promise<void> => {
    if (!manifest) return;
    const stopped = new AbortController();
    hidden = dialog;
    progress.max = plan.missing.length;
    progress.value = 0;
    message.textContent = translate({ id: 'offline.saving', message: 'Saving…' });
    const cancel = button(translate({ id: 'offline.cancel', message: 'Cancel' }), () => stopped.abort());
    choices.replaceChildren(progress, cancel);
    cancel.focus();
    let result = translate({ id: 'offline.done', message: 'Saved.' });
    try {
      // Without this, browsers may remove it when they need space.
      void navigator.storage.persist().catch(() => false);
      await savePages(manifest, plan, { signal: stopped.signal, onProgress: (done) => (progress.value = done) });
    } catch (error) {
      result = stopped.signal.aborted ? translate({ id: 'offline.stopped', message: 'Stopped.' }) : failureText(error);
    }
    hidden = undefined;
    await update(result);
    if (dialog.open) close.focus();
    else announce(result);
  };

  const update = async (result?: string): Promise<void> => {
    const record = await readRecord();
    state.textContent = stateText(record);
    choices.replaceChildren(
      ...(manifest ? offers(manifest, path, record) : []).map(([label, plan]) => button(label, () => void save(plan))),
      button(translate({ id: 'offline.remove', message: 'Remove saved pages' }), () => void remove()),
    );
    if (result !== undefined) message.textContent = result;
  };
  const remove = async (): Promise<void> => {
    await removeSaved();
    await update(translate({ id: 'offline.removed', message: 'Nothing is saved any more.' }));
    close.focus();
  };
  await update();
}

const stateText = (record: SavedRecord): string =>
  record.pages.length === 0
    ? translate({ id: 'offline.none', message: 'No section is saved.' })
    : translate(
        { id: 'offline.state', message: '{count} pages are saved, with search ({size} MB).' },
        { count: record.pages.length, size: megabytes(savedBytes(record)) },
      );

/** What can be saved in the place of the reader: what is there already is not offered. */
export function offers(
  manifest: OfflineManifest,
  path: string,
  record: SavedRecord,
): [label: string, plan: SavePlan][] {
  const saved = new Set(record.pages);
  const isNew = (pages: readonly string[]): boolean => pages.some((page) => !saved.has(page));
  const section = sectionPages(manifest, path);
  const all = manifest.pages.map((page) => page.path);
  const plan = (pages: readonly string[]): SavePlan => planToSave(manifest, pages, record);
  const update = plan([]);
  const offered: [string, SavePlan][] = [];
  if (update.missing.length > 0)
    offered.push([
      translate({ id: 'offline.update', message: 'Update saved pages ({size} MB)' }, { size: megabytes(update.bytes) }),
      update,
    ]);
  // A page alone is kept because it is read.
  if (section.length > 1 && isNew(section))
    offered.push([
      translate(
        { id: 'offline.section', message: 'Save this section ({count} pages, {size} MB)' },
        { count: section.length, size: megabytes(plan(section).bytes) },
      ),
      plan(section),
    ]);
  if (isNew(all))
    offered.push([
      translate(
        { id: 'offline.all', message: 'Save everything ({count} pages, {size} MB)' },
        { count: all.length, size: megabytes(plan(all).bytes) },
      ),
      plan(all),
    ]);
  return offered;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}
