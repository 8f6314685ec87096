import { isFile } from '../../model/addresses/address';
import type * as LoadFailures from './load-failures';
import {
  abortNavigation,
  currentPath,
  isLeaving,
  startLoading,
  startNavigation,
  loadingDelay,
} from './pending-navigation';
import type { Navigation } from './pending-navigation';

/*
 * How a navigation flows. A link (`client-entry.ts`) or a step through the history makes Gatsby ask its loader for a page. `guardNavigation`
 * stands in between: it knows the whole address (`pending-navigation.ts`), shows that a page loads, and hands the page to Gatsby only if the
 * reader still waits for it. `load-failures.tsx` handles a page that does not come. When a page is shown, `client-entry.ts` finishes the
 * navigation and scrolls (`scroll.ts`).
 */

/** Event on the window when a page is shown and can be used. */
export const pageShown = 'shown';

/** A click that means "go there"; others open a tab or a window, save the target or select. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type Place = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** Whether the site has to show a page for a link: not for one to another site, to a file, within the page, or to words that only browsers find. */
export const leadsToPage = (to: Place, from: Place, prefix: string): boolean =>
  to.origin === from.origin &&
  to.pathname.startsWith(`${prefix}/`) &&
  !isFile(to.pathname) &&
  !to.hash.includes(':~:') &&
  !(to.hash !== '' && to.pathname === from.pathname && to.search === from.search);

/** Escaped characters that have a meaning in an address. No page has one in its address. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/i;

/**
 * A page is the same for every query, but Gatsby's loader treats each query as a separate page and would fetch it again, so a
 * change of the query alone would cost a request and fail without a network. An escaped `/` or `%` is worse, because router
 * and loader read it in different ways, and then neither of them has a page. Such an address, and one that cannot be decoded
 * at all, is asked for as the not-found page.
 */
export function askByPath(loader: Pick<GatsbyLoader, 'loadPage' | 'loadPageSync' | 'isPageNotFound'>): void {
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  const bare = (address: string): string => {
    const path = address.replace(/\?.*/, '');
    try {
      decodeURI(path);
      if (!reserved.test(path)) return path;
    } catch {
      // Fall through.
    }
    return '/404.html';
  };
  loader.loadPage = (path) => loadPage(bare(path));
  loader.loadPageSync = (path, options) => loadPageSync(bare(path), options);
  if (process.env.NODE_ENV !== 'development') return;
  // Gatsby loads the first page around this, by its whole address, and asks whether a page is there.
  loader.loadPageSync = (path, options) => loadPageSync(bare(path), options) ?? loadPageSync(path, options);
  loader.isPageNotFound = (path) => isPageNotFound(bare(path)) && isPageNotFound(path);
}

type Failures = typeof LoadFailures;

/** What shows failures. Fetched in an idle moment, because a reader without network cannot fetch it any more. */
const loadFailures = (): Promise<Failures> => import(/* webpackChunkName: "later" */ './load-failures');

/**
 * Gatsby opens a page of another build as a document, too, but makes an entry of the history for it in this one as well, so the next
 * step back would lead to the same page. A first load goes to Gatsby, which reloads a document out of a stale cache only once. While
 * developing, there is no build.
 */
const isOfNextDeploy = ({ page }: GatsbyPage): boolean =>
  process.env.NODE_ENV !== 'development' &&
  page?.webpackCompilationHash !== undefined &&
  page.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Stands between Gatsby and its loader. Gatsby loads a page before it switches to it, but shows nothing meanwhile, waits for
 * ever, loses query and hash when it falls back to a document, and lets a late page replace one chosen after it. Here a page
 * that fails or that nobody waits for any more never reaches Gatsby: the promise it got stays open.
 */
export function guardNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage } = loader;
  let chosen: Omit<Navigation, 'signal'> | undefined;

  window.___navigate = (to, options) => {
    if (typeof to === 'string')
      chosen = { href: new URL(to, location.href).href, replace: Boolean(options && options.replace) };
    navigate(to, options);
    chosen = undefined;
  };

  loader.loadPage = (path) => {
    // The router asks for the page of an address a frame after the step through the history, and the reader may have chosen another since.
    if (!chosen && isLeaving()) return new Promise(() => {});
    const choice = chosen ?? { href: location.href, replace: true };
    const signal = startNavigation(choice.href);
    const navigation = { ...choice, signal };
    const fail = (show: (failures: Failures) => void): void => {
      loadFailures().then(
        (failures) => signal.aborted || show(failures),
        () => signal.aborted || location.assign(navigation.href),
      );
    };
    const isElsewhere = new URL(navigation.href).pathname !== currentPath();
    if (isElsewhere) startLoading(() => fail((failures) => failures.tooSlow(navigation)));
    return new Promise((resolve) => {
      const take = (page?: GatsbyPage): void => {
        if (signal.aborted) return;
        if (page && page.status !== 'error' && !(isElsewhere && isOfNextDeploy(page))) resolve(page);
        else fail((failures) => void failures.loadAsDocument(navigation));
      };
      loadPage(path).then(take, () => take());
    });
  };

  // A step through the history is a choice, too. Its page may be in memory, or shown already, so that nothing has to be loaded.
  window.addEventListener('popstate', abortNavigation);
  // A page that the browser kept while the reader was elsewhere must not come back with its spinner.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) abortNavigation();
  });
  setTimeout(() => void loadFailures().catch(() => undefined), loadingDelay);
}
