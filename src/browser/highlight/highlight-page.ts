import { translate } from '../../i18n/translate';
import { hasHighlight, highlightedWords, withoutHighlight } from '../../model/addresses/highlight-address';
import { replaceAddress } from '../navigation/history-keys';
import { element } from '../element';
import { markFrames, markWords, unmark } from './mark-words';
import * as styles from './highlight-page.lazy.module.css';

/** Marks in folded details count: stepping to one unfolds them. What a filter or a tab hides does not. */
export const canBeShown = (mark: { closest(selectors: string): unknown; checkVisibility(): boolean }): boolean =>
  mark.closest('details:not([open])') !== null || mark.checkVisibility();

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
    if (bar.box.querySelector(':focus-visible')) focusText(marks);
    cleanAddress();
    clear();
  };
  let current: number | undefined;
  const step = (by: 1 | -1): void => {
    const shown = marks.filter(canBeShown);
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
  document.body.append(bar.box);
  const clear = (): void => {
    ending.abort();
    unmark(marks);
    bar.box.remove();
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
export const closesOn = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('input, textarea, select, details[data-menu][open]')) &&
  !document.querySelector('dialog[open]');

function cleanAddress(): void {
  const { pathname, search, hash } = location;
  if (hasHighlight(search)) replaceAddress(pathname + withoutHighlight(search) + hash);
}

/** `#part` means the current address, words and all. While it has them, links to parts of the page get the address without them. */
function cleanLinks(signal: AbortSignal): void {
  const own = location.pathname + withoutHighlight(location.search);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  links.forEach((link, index) => link.setAttribute('href', own + (hrefs[index] ?? '')));
  signal.addEventListener('abort', () => links.forEach((link, index) => link.setAttribute('href', hrefs[index] ?? '')));
}

interface Bar {
  readonly box: HTMLElement;
  /** Says how many places there are and, once the reader steps through them, which one this is. */
  readonly tell: (count: number, current?: number) => void;
}

/** The bar below a page with marks. It says how many there are, leads from one to the next, and removes them. */
export function makeBar(words: string, onStep: (by: 1 | -1) => void, onClear: () => void): Bar {
  const text = element('p', { role: 'status' });
  const button = (label: string, onClick: () => void, attributes = {}): HTMLButtonElement => {
    const made = element('button', { type: 'button', ...attributes }, label);
    made.addEventListener('click', onClick);
    return made;
  };
  const step = (label: '↑' | '↓', by: 1 | -1, name: string): HTMLButtonElement =>
    button(label, () => onStep(by), {
      'aria-label': name,
      'aria-keyshortcuts': by === 1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp',
      title: `${name} (Alt+${label})`,
    });
  const steps = [
    step('↑', -1, translate({ id: 'highlight.previous', message: 'Previous highlight' })),
    step('↓', 1, translate({ id: 'highlight.next', message: 'Next highlight' })),
  ];
  const label = translate({ id: 'highlight.label', message: 'Highlighted words' });
  return {
    box: element(
      'div',
      { class: `${styles.bar} floating`, role: 'region', 'aria-label': label, 'data-no-print': '' },
      text,
      ...steps,
      button(translate({ id: 'highlight.clear', message: 'Clear highlights' }), onClear),
    ),
    tell: (count, current) => {
      text.textContent = textFor(count, current, words);
      for (const one of steps) one.hidden = count < 2;
    },
  };
}

function textFor(count: number, current: number | undefined, words: string): string {
  if (count === 0) return translate({ id: 'highlight.none', message: 'Not on this page: {words}' }, { words });
  if (current !== undefined)
    return translate(
      { id: 'highlight.position', message: '{current} of {count}: {words}' },
      { current: current + 1, count, words },
    );
  return count === 1
    ? translate({ id: 'highlight.once', message: 'Highlighted once: {words}' }, { words })
    : translate({ id: 'highlight.times', message: 'Highlighted {count} times: {words}' }, { count, words });
}

/** The mark that a step leads to: from the current one in a circle or, at first, from where the reader is in the page. */
export function nextMark(tops: readonly number[], current: number | undefined, by: 1 | -1): number {
  const count = tops.length;
  if (current !== undefined) return (current + by + count) % count;
  const below = tops.findIndex((top) => top >= 0);
  if (by === 1) return Math.max(0, below);
  return ((below === -1 ? count : below) - 1 + count) % count;
}

/** Marks one of the marks as the current one and shows it, even in folded details. */
function showMark(marks: readonly HTMLElement[], current: number): void {
  marks.forEach((mark, at) => mark.toggleAttribute('data-current', at === current));
  const mark = marks[current];
  for (let folded = mark?.closest('details:not([open])'); folded; folded = mark?.closest('details:not([open])'))
    folded.setAttribute('open', '');
  mark?.scrollIntoView({ block: 'center' });
}
