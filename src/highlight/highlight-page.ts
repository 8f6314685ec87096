import { translate } from '../i18n/translate';
import { hasHighlight, highlightedWords, withoutHighlight } from '../model/addresses/highlight-address';
import * as styles from './highlight-page.module.css';
import { markFrames } from './mark-frames';
import { markWords, unmark } from './mark-words';

let clearLast: (() => void) | undefined;

/**
 * Marks the words that the address names in the article, and lets the reader remove the marks with a button or Escape. Links
 * within the page lose the words, so that nobody copies them. Returns how to clear the page when it is left.
 */
export function highlightPage(): () => void {
  clearLast?.();
  const roots = [...document.querySelectorAll('main article :is(h1, .prose)')];
  const words = highlightedWords(location.search);
  if (roots.length === 0 || words.length === 0) return () => undefined;
  const marks = roots.flatMap((root) => markWords(root, words));
  const ending = new AbortController();
  const { signal } = ending;
  for (const root of roots) void markFrames(root, words, signal).then((more) => marks.push(...more));
  const giveUp = (): void => {
    cleanAddress();
    clear();
  };
  const bar = makeBar(marks.length, words, giveUp);
  cleanLinks(signal);
  const onKey = (event: KeyboardEvent): void => {
    if (closesOn(event)) giveUp();
  };
  document.addEventListener('keydown', onKey, { signal });
  document.body.append(bar);
  const clear = (): void => {
    ending.abort();
    unmark(marks);
    bar.remove();
    clearLast = undefined;
  };
  clearLast = clear;
  return clear;
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

function makeBar(count: number, words: readonly string[], onClear: () => void): HTMLElement {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', translate({ id: 'highlight.label', message: 'Highlighted words' }));
  bar.dataset.noPrint = '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  text.textContent = timesText(count, words.join(' '));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate({ id: 'highlight.clear', message: 'Clear highlights' });
  button.addEventListener('click', onClear);
  bar.append(text, button);
  return bar;
}

function timesText(count: number, words: string): string {
  if (count === 0) return translate({ id: 'highlight.none', message: 'Not on this page: {words}' }, { words });
  return count === 1
    ? translate({ id: 'highlight.once', message: 'Highlighted once: {words}' }, { words })
    : translate({ id: 'highlight.times', message: 'Highlighted {count} times: {words}' }, { count, words });
}
