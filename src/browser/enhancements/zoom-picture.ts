import { translate } from '../../i18n/translate';
import { element } from '../element';
import { buttonRow, openDialog } from './sheet';
import * as styles from './zoom-picture.lazy.module.css';

/**
 * Shows a picture or diagram as large as the window in a modal dialog: the browser traps the focus, closes it on Escape and
 * gives the focus back. A button, and a click on the picture, switch to its full size, which scrolls.
 */
export function zoomPicture(trigger: Element): void {
  const picture = trigger.closest('figure')?.querySelector('svg') ?? trigger.querySelector('img');
  if (!picture) return;
  const full = element(
    'button',
    { type: 'button', 'aria-pressed': 'false' },
    translate({ id: 'picture.full', message: 'Full size' }),
  );
  const close = element(
    'button',
    { type: 'button', autofocus: '' },
    translate({ id: 'picture.close', message: 'Close' }),
  );
  const frame = element(
    'div',
    {
      ...{ class: styles.frame, tabindex: '0', role: 'group' },
      'aria-label': translate({ id: 'picture.frame', message: 'Image, scrollable when it is large' }),
    },
    enlarged(trigger, picture),
  );
  const label =
    picture.getAttribute('alt') ??
    picture.getAttribute('aria-label') ??
    translate({ id: 'picture.label', message: 'Picture' });
  const bar = buttonRow(full, close);
  const dialog = element('dialog', { class: `${styles.dialog} overlay`, 'aria-label': label }, bar, frame);
  const toggle = (): void => full.setAttribute('aria-pressed', String(frame.toggleAttribute('data-full')));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close();
    else if (target === full || (target instanceof Element && frame.contains(target))) toggle();
  });
  dialog.addEventListener('close', () => {
    // The browser gives focus back by itself, but not to a trigger that was clicked in Safari.
    if (document.activeElement === document.body && trigger instanceof HTMLElement)
      trigger.focus({ preventScroll: true });
  });
  openDialog(dialog);
  if (isBetterFull(picture.getBoundingClientRect().width, ownWidth(picture), frame.clientWidth)) toggle();
}

/** Whether a picture begins in its full size: a window hardly wider than its place in the text could only show it as small again. */
export const isBetterFull = (width: number, own: number, room: number): boolean =>
  width < own * legible && room < width * 1.2;

/** The labels of a diagram read well down to this part of their size. */
const legible = 0.8;

/** The size that a diagram was drawn in. The largest file of a picture is wider than a phone. */
const ownWidth = (picture: Element): number =>
  picture instanceof SVGSVGElement ? picture.width.baseVal.value : Number.POSITIVE_INFINITY;

/** A link leads to the largest file of its picture; a diagram grows without loss. */
const enlarged = (trigger: Element, picture: Element): Node =>
  trigger instanceof HTMLAnchorElement
    ? element('img', { src: trigger.href, alt: picture.getAttribute('alt') ?? '' })
    : picture.cloneNode(true);
