import type { GatsbyBrowser } from 'gatsby';
import { entryKey, keyOf } from './history-keys';
import { readPositions, writePositions } from './scroll-storage';

/** Gatsby returns to a hash instead of the place that the reader left, and never waits for content that comes late. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Where the reader was in each entry of the history, by its key. */
const positions = new Map<string, number>();
/** Key of the entry whose page is shown. While a page loads, the history is ahead of it. */
let shown: string | undefined;
/** The place that the reader returns to, until they scroll by themselves. Content that comes late moves it into reach. */
let wanted: number | undefined;
/** How near to it the last jump came, and how long the page was then, in pixels. */
let reached = { top: 0, length: 0 };
/** While the document loads, the browser scrolls, too: to the place that it remembers or to the hash. */
let loads = true;

/** Takes over from the browser, except for what it does on a reload before any script runs. */
export function keepScrollPositions(): void {
  for (const [key, top] of readPositions()) positions.set(key, top);
  const takeOver = (): void =>
    afterTwoFrames(() => {
      // Before the first frame, this would send a reader who reloads to the hash.
      history.scrollRestoration = 'manual';
      afterTwoFrames(() => {
        loads = false;
        if (wanted !== undefined) jump(wanted);
      });
    });
  const letGo = (): void => {
    wanted = undefined;
  };
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    // The browser tells of scrolling with the next frame, which may not come any more.
    remember();
    history.scrollRestoration = 'auto';
    writePositions(positions);
  });
  // Before the router reads the entry.
  addEventListener('popstate', () => void entryKey(history), true);
  addEventListener('scroll', remember, { passive: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, letGo, { passive: true, capture: true });
  new ResizeObserver(() => {
    if (wanted !== undefined) jump(wanted);
  }).observe(document.body);
}

/** Goes as near to the place as the page is long. */
function jump(top: number): void {
  scrollTo(0, top);
  reached = { top: scrollY, length: document.body.scrollHeight };
}

const isWhereItWasPut = (): boolean => Math.abs(scrollY - reached.top) <= 1;

function remember(): void {
  if (wanted !== undefined) {
    // The page moves as it grows, too. That is put right within the frame; what is left of it after that is the reader's doing.
    if (!isWhereItWasPut()) afterTwoFrames(letGoIfMoved);
    return;
  }
  if (shown !== undefined && keyOf(history.state) === shown) positions.set(shown, scrollY);
}

function letGoIfMoved(): void {
  if (wanted === undefined || isWhereItWasPut()) return;
  if (loads || document.body.scrollHeight !== reached.length) {
    jump(wanted);
    return;
  }
  wanted = undefined;
  remember();
}

const afterTwoFrames = (then: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => then()));

type Update = Parameters<NonNullable<GatsbyBrowser['onRouteUpdate']>>[0];

/**
 * Scrolls for a page that has just been shown: to where the reader left this entry of the history; in a new entry to its hash, or
 * to the top. A change of the query alone moves nothing. What the first page needs, the browser has done already.
 */
export function scrollForRoute({ location, prevLocation }: Pick<Update, 'location' | 'prevLocation'>): void {
  const key = entryKey(history);
  if (key === shown) return;
  shown = key;
  wanted = positions.get(key);
  if (wanted !== undefined) {
    jump(wanted);
    return;
  }
  if (prevLocation) scrollToNew(location, prevLocation);
  positions.set(key, scrollY);
}

function scrollToNew(location: Location, before: Location): void {
  const samePage = location.pathname === before.pathname;
  if (samePage && location.hash === before.hash && location.search !== before.search) return;
  const section = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  // What is laid out late would shrink to its estimated height again, and leave the reader below it.
  section?.closest<HTMLElement>('main section')?.style.setProperty('content-visibility', 'visible');
  if (section) section.scrollIntoView();
  else if (!samePage || location.hash === '') scrollTo(0, 0);
}
