import { hasHighlight, highlightedWords, withoutHighlight } from '../../model/addresses/highlight-address';
import { makeBar } from './highlight-bar';
import { markFrames } from './mark-frames';
import { markWords, unmark } from './mark-words';
import { nextMark, showMark } from './step-marks';

let clearLast: (() => void) | undefined;

/**
 * Marks the words that the address names in the article. The reader steps through the marks with buttons or Alt and the arrow
 * keys, and removes them with a button or Escape. Links within the page lose the words, so that nobody copies them. Returns how
 * to clear the page when it is left.
 */
export function highlightPage(): () => void {
  clearLast?.();
  const roots = [...document.querySelectorAll('main article :is(h1, .prose)')];
  const words = highlightedWords(location.search);
  if (roots.length === 0 || words.length === 0) return () => undefined;
  const marks = roots.flatMap((root) => markWords(root, words));
  const ending = new AbortController();
  const { signal } = ending;
  const giveUp = (): void => {
    if (bar.element.querySelector(':focus-visible')) focusText(marks);
    cleanAddress();
    clear();
  };
  let current: number | undefined;
  const step = (by: 1 | -1): void => {
    const shown = marks.filter((mark) => mark.closest('details:not([open])') !== null || mark.checkVisibility());
    if (shown.length === 0) return;
    current = nextMark(
      shown.map((mark) => mark.getBoundingClientRect().top),
      current,
      by,
    );
    showMark(shown, current);
    bar.tell(shown.length, current);
  };
  const bar = makeBar(words.join(' '), step, giveUp);
  bar.tell(marks.length);
  for (const root of roots)
    void markFrames(root, words, signal).then((more) => {
      marks.push(...more);
      if (more.length > 0) bar.tell(marks.length, current);
    });
  cleanLinks(signal);
  const onKey = (event: KeyboardEvent): void => {
    if (closesOn(event)) giveUp();
    else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && marks.length > 1) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  document.addEventListener('keydown', onKey, { signal });
  document.body.append(bar.element);
  const clear = (): void => {
    ending.abort();
    unmark(marks);
    bar.element.remove();
    clearLast = undefined;
  };
  clearLast = clear;
  return clear;
}

/** What holds a text that may be marked. */
const texts = 'p, li, td, th, pre, dt, dd, summary, h1, h2, h3, h4, h5, h6';

/** Gives the focus of the bar, which goes away, to the text that the reader has stepped to, so that the Tab key goes on from there. */
function focusText(marks: readonly HTMLElement[]): void {
  const mark = marks.find((one) => 'current' in one.dataset) ?? marks[0];
  const place = mark?.closest<HTMLElement>(texts) ?? document.querySelector('main');
  if (!place) return;
  // A summary can have the focus anyway, and is reached by the Tab key.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Escape, unless it closes something else or belongs to a field. */
const closesOn = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('input, textarea, select, details[data-menu][open]')) &&
  !document.querySelector('dialog[open]');

function cleanAddress(): void {
  const { pathname, search, hash } = location;
  if (hasHighlight(search)) history.replaceState(history.state, '', pathname + withoutHighlight(search) + hash);
}

/** `#part` means the current address, words and all. Links to parts of the page get the address without them while it has them. */
function cleanLinks(signal: AbortSignal): void {
  const own = location.pathname + withoutHighlight(location.search);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  links.forEach((link, index) => link.setAttribute('href', own + (hrefs[index] ?? '')));
  signal.addEventListener('abort', () => links.forEach((link, index) => link.setAttribute('href', hrefs[index] ?? '')));
  // If the address has the words in its query, following such a link would reload the page.
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && links.includes(link)) cleanAddress();
  };
  document.addEventListener('click', follow, { capture: true, signal });
}
