import type { GatsbyBrowser } from 'gatsby';
import { decodeAddress } from '../../model/addresses/address';
import { entryKey, keyOf } from './history-keys';

/** Gatsby returns to a hash instead of the place that the reader left, and never waits for content that comes late. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Where the reader was in each entry of the history, by its key. */
const positions = new Map<string, number>();
/** Key of the entry whose page is shown. While a page loads, the history is ahead of it. */
let shown: string | undefined;
/** While the document loads, the browser scrolls, too: to the place that it remembers or to the hash. */
let isLoading = true;
/** The place that the reader returns to, with how near to it the page could be scrolled and how long it was then, in pixels. */
let returning: { readonly top: number; readonly reached: number; readonly length: number } | undefined;

/** Goes to a place. Content that comes late moves it, so the page is scrolled there again until the reader scrolls by themselves. */
function returnTo(top: number): void {
  scrollTo(0, top);
  returning = { top, reached: scrollY, length: document.body.scrollHeight };
}

const returnAgain = (): void => {
  if (returning) returnTo(returning.top);
};

const stopReturning = (): void => {
  returning = undefined;
};

const isMoved = (): boolean => returning !== undefined && Math.abs(scrollY - returning.reached) > 1;

function keepPosition(): void {
  if (returning === undefined && shown !== undefined && keyOf(history.state) === shown) positions.set(shown, scrollY);
}

function onScroll(): void {
  keepPosition();
  // A page that grows moves, too. That is put right within the frame; what is left of it after that is the reader's doing.
  if (isMoved()) afterTwoFrames(obeyReader);
}

function obeyReader(): void {
  if (!isMoved()) return;
  if (isLoading || document.body.scrollHeight !== returning?.length) returnAgain();
  else {
    stopReturning();
    keepPosition();
  }
}

const afterTwoFrames = (then: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => then()));

/** Takes over from the browser, except for what it does on a reload before any script runs. */
export function keepScrollPositions(): void {
  for (const [key, top] of readPositions()) positions.set(key, top);
  const takeOver = (): void =>
    afterTwoFrames(() => {
      // Before the first frame, this would send a reader who reloads to the hash.
      history.scrollRestoration = 'manual';
      afterTwoFrames(() => {
        isLoading = false;
        returnAgain();
      });
    });
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    // The browser tells of scrolling with the next frame, which may not come any more.
    keepPosition();
    history.scrollRestoration = 'auto';
    writePositions(positions);
  });
  // Before the router reads the entry.
  addEventListener('popstate', () => void entryKey(history), true);
  addEventListener('scroll', onScroll, { passive: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, stopReturning, { passive: true, capture: true });
  new ResizeObserver(returnAgain).observe(document.body);
}

/** An address as the router and tests have it. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Scrolls for a page that has just been shown: to where the reader left this entry of the history; in a new entry to its hash, or
 * to the top. A change of the query alone moves nothing. The browser scrolls the first page itself, except while developing, because scripts
 * make the page then.
 */
export function scrollForRoute({ location, prevLocation }: { location: Place; prevLocation: Place | null }): void {
  // The reader has gone back already, and the place of that entry is not one of this page, which may be shorter.
  if (location.pathname !== window.location.pathname) {
    shown = undefined;
    return;
  }
  const key = entryKey(history);
  if (key === shown) return;
  shown = key;
  const left = positions.get(key);
  if (left !== undefined) {
    returnTo(left);
    return;
  }
  stopReturning();
  const before = prevLocation ?? (process.env.NODE_ENV === 'development' ? nowhere : null);
  if (before) scrollToNew(location, before);
  positions.set(key, scrollY);
}

const nowhere: Place = { pathname: '', search: '', hash: '' };

function scrollToNew(location: Place, before: Place): void {
  const samePage = location.pathname === before.pathname;
  if (samePage && location.hash === before.hash && location.search !== before.search) return;
  const section = location.hash === '' ? null : document.getElementById(decodeAddress(location.hash.slice(1)));
  // What is laid out late would shrink to its estimated height again, and leave the reader below it.
  section?.closest<HTMLElement>('main section')?.style.setProperty('content-visibility', 'visible');
  if (section) section.scrollIntoView();
  else if (!samePage || location.hash === '') scrollTo(0, 0);
}

const storageKey = 'scroll';
/** As many entries as browsers keep in a history. */
const most = 50;

/** Scroll positions by key of the history entry, kept for this tab from one document to the next. */
export function readPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(Object(kept) as object).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Keeps the latest positions. Where storage is denied or full, a reload is the browser's affair. */
export function writePositions(latest: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...latest].slice(-most))));
  } catch {
    // The visit goes on with the positions in memory.
  }
}
