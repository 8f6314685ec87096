import { translate } from '../../i18n/translate';
import * as styles from './zoom-picture.module.css';

/**
 * Shows a picture or diagram as large as the window in a modal dialog: the browser traps the focus, closes it on Escape and
 * gives the focus back. A button, and a click on the picture, switch to its full size, which scrolls.
 */
export function zoomPicture(trigger: Element): void {
  const picture = trigger.closest('figure')?.querySelector('svg') ?? trigger.querySelector('img');
  if (!picture) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute(
    'aria-label',
    picture.getAttribute('alt') ??
      picture.getAttribute('aria-label') ??
      translate({ id: 'picture.label', message: 'Picture' }),
  );
  const close = button(translate({ id: 'picture.close', message: 'Close' }));
  close.autofocus = true;
  const full = button(translate({ id: 'picture.full', message: 'Full size' }));
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.append(full, close);
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', translate({ id: 'picture.frame', message: 'Image, scrollable when it is large' }));
  frame.append(enlarged(trigger, picture));
  dialog.append(bar, frame);
  const toggle = (): void => full.setAttribute('aria-pressed', String(frame.toggleAttribute('data-full')));
  full.setAttribute('aria-pressed', 'false');
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close();
    else if (target === full || (target instanceof Element && frame.contains(target))) toggle();
  });
  const shut = (): void => dialog.close();
  dialog.addEventListener('close', () => {
    dialog.remove();
    removeEventListener('popstate', shut);
    // The browser gives focus back by itself, but not to a trigger that was clicked in Safari.
    if (document.activeElement === document.body && trigger instanceof HTMLElement)
      trigger.focus({ preventScroll: true });
  });
  // The page of the picture may go.
  addEventListener('popstate', shut);
  document.body.append(dialog);
  dialog.showModal();
  // A window hardly wider than the picture's place in the text could only show it as small again.
  const { width } = picture.getBoundingClientRect();
  if (width < ownWidth(picture) * legible && frame.clientWidth < width * 1.2) toggle();
}

function button(label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  return made;
}

/** The labels of a diagram read well down to this part of their size. */
const legible = 0.8;

/** The size that a diagram was drawn in. The largest file of a picture is wider than a phone. */
const ownWidth = (picture: Element): number =>
  picture instanceof SVGSVGElement ? picture.width.baseVal.value : Number.POSITIVE_INFINITY;

/** A link leads to the largest file of its picture; a diagram grows without loss. */
function enlarged(trigger: Element, picture: Element): Node {
  if (!(trigger instanceof HTMLAnchorElement)) return picture.cloneNode(true);
  const image = new Image();
  image.src = trigger.href;
  image.alt = picture.getAttribute('alt') ?? '';
  return image;
}
