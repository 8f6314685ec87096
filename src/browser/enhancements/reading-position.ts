import { translate } from '../../i18n/translate';
import { parsePositions, withPosition } from '../../model/reading-positions';
import { announce } from '../announcer';
import { element } from '../element';
import { readStored, writeStored } from '../storage';
import * as styles from './page-tools.lazy.module.css';

const storageKey = 'reading-positions';
/** Only pages of so many windows are long. */
const longPage = 4;

let path = '';
let offer: Element | undefined;

/** Offers to go on where the reader left the page that is shown. */
export function followReading(): void {
  if (path === location.pathname) return;
  path = location.pathname;
  closeOffer();
  const kept = parsePositions(readStored(storageKey)).find((one) => one.path === path);
  const heading = kept && document.getElementById(kept.id);
  // Who comes by a link to a section, or back to a place, is where they want to be.
  if (heading && location.hash === '' && scrollY < innerHeight) openOffer(heading);
}

/** Escape closes the offer. */
export function dismissOffer({ key }: KeyboardEvent): void {
  if (key === 'Escape') closeOffer();
}

/** Keeps where the reader is, while the page is still there to see. */
export function keepReading(): void {
  if (path !== location.pathname || document.body.scrollHeight < longPage * innerHeight) return;
  if (scrollY > innerHeight) closeOffer();
  if (offer) return;
  const isAtEnd = scrollY + 2 * innerHeight > document.body.scrollHeight;
  const id = scrollY < innerHeight || isAtEnd ? undefined : headingAbove()?.id;
  const before = readStored(storageKey);
  const after = JSON.stringify(withPosition(parsePositions(before), path, id));
  if (after !== before) writeStored(storageKey, after);
}

function headingAbove(): Element | undefined {
  return [...document.querySelectorAll('main .prose :is(h2, h3)[id]')].findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
}

function openOffer(heading: HTMLElement): void {
  const words = translate(
    { id: 'reading.resume', message: 'Continue at “{heading}”' },
    { heading: heading.textContent },
  );
  const close = element(
    'button',
    { type: 'button', 'aria-label': translate({ id: 'reading.dismiss', message: 'Close' }) },
    '×',
  );
  const card = element(
    'aside',
    { class: `${styles.resume} floating`, 'aria-label': words, 'data-no-print': '' },
    element('a', { href: `#${encodeURIComponent(heading.id)}` }, words),
    close,
  );
  card.addEventListener('click', closeOffer);
  // Fixed by its styles, so that its place in the order is free: first, for the keyboard.
  document.body.prepend(card);
  announce(words);
  offer = card;
}

function closeOffer(): void {
  offer?.remove();
  offer = undefined;
}
