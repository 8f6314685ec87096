import { translate } from '../../i18n/translate';
import { announce } from '../announcer';

/** A change of page that is under way. */
export interface Navigation {
  /** The whole address, with query and hash. */
  readonly href: string;
  /** The entry of the history makes way: asked for by the link, or the address has changed already (back, forward). */
  readonly replace: boolean;
  /** Aborted once the reader arrives or goes elsewhere. */
  readonly signal: AbortSignal;
}

/** Milliseconds before a page that loads shows a bar and a spinner. */
export const loadingDelay = 200;
/** Milliseconds before the reader is told that a page does not come. */
export const loadingTimeout = 10_000;

let pending = new AbortController();
/** The whole address that the reader saw when choosing another; none if what is awaited has that address already (back, forward). */
let chosenAt: string | undefined;
let shownPath = '';
let timers: readonly ReturnType<typeof setTimeout>[] = [];

/** The path of the page that the reader sees. */
export const currentPath = (): string => shownPath;

/** A navigation to a whole address begins, and what was under way is over. */
export function startNavigation(href: string): AbortSignal {
  abortNavigation();
  pending = new AbortController();
  chosenAt = href === location.href ? undefined : location.href;
  return pending.signal;
}

/** Whether a page is on its way. */
export const isNavigating = (): boolean => !pending.signal.aborted;

/** Whether the reader has chosen a page that is on its way at the address that the browser has now, be its page shown or not. */
export const isLeaving = (): boolean => isNavigating() && chosenAt === location.href;

/**
 * A page is shown, so the navigation is over. Only the page on which the reader has chosen the next one ends nothing: its address
 * is there before it is, and a choice made in between waits for another page.
 */
export function finishNavigation({ href, pathname }: Pick<Location, 'href' | 'pathname'>): void {
  shownPath = pathname;
  if (href !== chosenAt) abortNavigation();
}

/** Nothing is waited for any more. */
export function abortNavigation(): void {
  pending.abort();
  stopLoading();
}

/** From a delay on, shows a bar and a spinner (styles/loading.css) and says so; calls back after the timeout. */
export function startLoading(onTimeout: () => void): void {
  stopLoading();
  const show = (): void => {
    document.documentElement.dataset.loading = '';
    announce(translate({ id: 'loading.page', message: 'Loading the page' }));
  };
  timers = [setTimeout(show, loadingDelay), setTimeout(onTimeout, loadingTimeout)];
}

/** Takes bar and spinner away and forgets what was waited for. */
export function stopLoading(): void {
  timers.forEach(clearTimeout);
  delete document.documentElement.dataset.loading;
}
