import { element } from '../element';
import * as styles from './sheet.lazy.module.css';

/**
 * Opens a modal dialog with a title. The browser traps the focus and gives it back; Escape, a click beside it and `close` of the returned
 * dialog end it.
 */
export function openSheet(title: string, ...content: readonly Node[]): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: `${styles.sheet} floating`, 'aria-label': title, closedby: 'any', 'data-no-print': '' },
    element('h2', {}, title),
    ...content,
  );
  const shut = (): void => dialog.close();
  // The page that it is about may go.
  addEventListener('popstate', shut);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', shut);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Buttons of a dialog in a row. */
export const buttonRow = (...buttons: readonly HTMLButtonElement[]): HTMLElement =>
  element('div', { class: styles.buttons }, ...buttons);
