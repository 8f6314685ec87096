import { translate } from '../i18n/translate';
import { decodeAddress } from '../model/addresses/address';
import { entryKey, keyOf } from './navigation/history-keys';
import { isPlainClick, pageShown } from './navigation/navigation';

/** What the keyboard, and translators of pages, need of a page that is shown. Reading can do without it, so its code comes later. */
export function nameAndFocus(hash: string): void {
  // As attributes in the HTML they would cost a long page tens of kilobytes.
  for (const code of document.querySelectorAll<HTMLElement>('pre, code, kbd')) code.translate = false;
  nameControls();
  followScrollRegions();
  keepFocus(decodeAddress(hash.slice(1)));
}

/** Selectors of the links that readers followed, by the key of the entry of the history that they left. */
const followed = new Map<string, string>();
/** Results of a search may come late, and move when better ones come; that often the link is looked for, in milliseconds. */
const pause = 200;
const mostTries = 50;

window.addEventListener('click', (event) => isPlainClick(event) && remember(event.target), true);

/** The router puts the focus at the beginning of each page that comes, even while the reader types into the search box, who would lose letters. */
window.addEventListener(pageShown, () => {
  const end = new AbortController();
  // After a click, the focus is where the reader wants it.
  addEventListener('pointerdown', () => end.abort(), { capture: true, signal: end.signal });
  document.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!isAtBeginning()) return;
      end.abort();
      if (relatedTarget instanceof HTMLInputElement) relatedTarget.focus();
    },
    { signal: end.signal },
  );
});

function remember(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href) followed.set(entryKey(history), `${link?.closest('main') ? 'main ' : ''}a[href="${CSS.escape(href)}"]`);
}

const shownKey = (): string => keyOf(history.state) ?? '';

/**
 * Lets the Tab key go on where the reader is, while the router puts the focus at the beginning of each page: at the link that was
 * followed when the reader comes back, and at the section that a link to another page leads to, as when browsers load one.
 */
function keepFocus(id: string): void {
  const key = shownKey();
  const link = followed.get(key);
  if (link !== undefined) focusLink(key, link);
  else if (isAtBeginning()) focusSection(document.getElementById(id));
}

/** The router's element; the reader has not moved the focus. */
const isAtBeginning = (): boolean => document.activeElement?.id === 'gatsby-focus-wrapper';

function focusLink(key: string, selector: string): void {
  const end = new AbortController();
  // The reader goes on.
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => end.abort(), { capture: true, signal: end.signal });
  const look = (tries: number): void => {
    if (shownKey() !== key || tries === 0) end.abort();
    if (end.signal.aborted) return;
    // An element that moves loses the focus to the body.
    if (isAtBeginning() || document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    setTimeout(() => look(tries - 1), pause);
  };
  look(mostTries);
}

function focusSection(section: HTMLElement | null): void {
  if (!section) return;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/**
 * Lists of controls and tables, as screen readers show them, need names that differ: those of what is above. In the HTML they would only
 * cost bytes, because the buttons and tabs do nothing without scripts.
 */
function nameControls(): void {
  let heading = '';
  const parts = 'h1, h2, h3, h4, h5, h6, .code-bar > button, [role=tablist], table:not([aria-labelledby])';
  for (const part of document.querySelectorAll(`main :is(${parts})`)) {
    const title = part.parentElement?.querySelector('.code-title');
    if (/^H\d$/.test(part.tagName)) heading = part.textContent.trim();
    else if (title) part.setAttribute('aria-label', [part.textContent, title.textContent, heading].join(', '));
    else part.setAttribute('aria-label', heading);
  }
}

const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));

/** Watches the tables and code blocks of the page that is shown, and forgets those of the last. */
function followScrollRegions(): void {
  observer.disconnect();
  for (const region of document.querySelectorAll('.table-scroll, .code pre')) observer.observe(region);
  // What is out of view is not laid out, so nobody can tell whether it scrolls. It counts as scrolling until it is.
  for (const region of document.querySelectorAll('section[data-rows] :is(.code:has(.code-wrap) pre, .table-scroll)'))
    makeStop(region);
}

/** Only what really scrolls is a stop for the Tab key. It is named like what is inside of it. */
function mark(region: Element): void {
  if (region.scrollWidth <= region.clientWidth && region !== document.activeElement) {
    for (const name of ['tabindex', 'role', 'aria-labelledby', 'aria-label']) region.removeAttribute(name);
    return;
  }
  makeStop(region);
}

function makeStop(region: Element): void {
  region.setAttribute('tabindex', '0');
  region.setAttribute('role', 'group');
  const heading = region.querySelector('table')?.getAttribute('aria-labelledby');
  if (heading) region.setAttribute('aria-labelledby', heading);
  else region.setAttribute('aria-label', labelOf(region));
}

function labelOf(region: Element): string {
  const name = region.closest('.code')?.querySelector('.code-title')?.textContent;
  return name === undefined
    ? translate({ id: 'table.label', message: 'Table' })
    : translate({ id: 'code.label', message: 'Code: {name}' }, { name });
}
