import { dateLanguage } from '../../i18n/dates';
import { translate } from '../../i18n/translate';

/** Posts have their dates in this order, too. */
const dates = new Intl.DateTimeFormat(dateLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });

/** What is said above a page that the network did not give: `saved` is when its copy was made. */
export function keptNote(saved: string, onLine: boolean): string {
  const time = new Date(saved);
  const date = Number.isNaN(time.getTime()) ? '' : dates.format(time);
  return onLine
    ? translate(
        { id: 'offline.unreachable', message: 'The site does not respond. This page was saved on {date}.' },
        { date },
      )
    : translate({ id: 'offline.kept', message: "You're offline. This page was saved on {date}." }, { date });
}

/** Id of the note, which the service worker writes into documents, and of its styles (`keep-pages.module.css`). */
export const keptNoteId = 'kept-note';

/** Classes of the note, which looks like one in the text of a page. */
export const keptNoteClass = 'admonition admonition-note';

/** What a service worker tells the pages that it serves: that a page of the site is a copy, and when it was saved. */
export interface KeptMessage {
  readonly kept: { readonly path: string; readonly saved: string };
}

/** What a page asks when it begins to listen: which of its pages were copies. */
export const askForKept = 'which pages were kept?';

/** A message of the service worker, or `undefined` for any other. */
export function readKeptMessage(data: unknown): KeptMessage['kept'] | undefined {
  if (typeof data !== 'object' || data === null || !('kept' in data)) return undefined;
  const { kept } = data;
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('saved' in kept)) return undefined;
  const { path, saved } = kept;
  return typeof path === 'string' && typeof saved === 'string' ? { path, saved } : undefined;
}
