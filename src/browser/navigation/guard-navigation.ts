import type * as LoadFailures from './load-failures';
import { loadingDelay, startLoading } from './loading';
import { currentPath, abortNavigation, isLeaving, startNavigation } from './pending-navigation';
import type { Navigation } from './pending-navigation';

type Failures = typeof LoadFailures;

/** What shows failures. Fetched in an idle moment, because a reader without network cannot fetch it any more. */
const loadFailures = (): Promise<Failures> => import(/* webpackChunkName: "later" */ './load-failures');

/**
 * Gatsby opens a page of another build as a document, too, but makes an entry of the history for it in this one as well, so the next
 * step back would lead to the same page. A first load goes to Gatsby, which reloads a document out of a stale cache only once.
 */
const isOfNextDeploy = ({ page }: GatsbyPage): boolean =>
  page?.webpackCompilationHash !== undefined && page.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Stands between Gatsby and its loader. Gatsby loads a page before it switches to it, but shows nothing meanwhile, waits for
 * ever, loses query and hash when it falls back to a document, and lets a late page replace one chosen after it. Here a page
 * that fails or that nobody waits for any more never reaches Gatsby: the promise it got stays open.
 */
export function guardNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage } = loader;
  let chosen: { readonly href: string; readonly replace: boolean } | undefined;

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
    const navigation: Navigation = { ...choice, signal };
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
