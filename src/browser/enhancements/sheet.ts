import { element } from '../element';
import * as styles from './sheet.lazy.module.css';

/**
 * Opens a modal dialog, also one that was closed before. The browser traps the focus and gives it back; Escape and `close` of the dialog
 * end it, and so does a step back, because the page that it is about may go.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const shut = (): void => dialog.close();
  addEventListener('popstate', shut);
  const leave = (): void => {
    removeEventListener('popstate', shut);
    dialog.remove();
  };
  dialog.addEventListener('close', leave, { once: true });
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens a dialog with a title. A click outside also closes it. */
export function openSheet(title: string, ...content: readonly Node[]): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: `${styles.sheet} floating`, 'aria-label': title, closedby: 'any', 'data-no-print': '' },
    element('h2', {}, title),
    ...content,
  );
  openDialog(dialog);
  return dialog;
}

/** Buttons of a dialog in a row. */
export const buttonRow = (...buttons: readonly HTMLButtonElement[]): HTMLElement =>
  element('div', { class: styles.buttons }, ...buttons);
