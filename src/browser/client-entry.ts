import type { GatsbyBrowser } from 'gatsby';
import { problemsPath } from '../model/problems/problems-path';
import { loadingDelay } from './navigation/loading';
import { followLinks } from './navigation/follow-links';
import { guardNavigation } from './navigation/guard-navigation';
import { finishNavigation } from './navigation/pending-navigation';
import { shortenHistoryKeys } from './navigation/history-keys';
import { announcePage, takeAnnouncer } from './navigation/announcer';
import { askByPath } from './navigation/page-of-address';
import { pageViewMeta } from '../config/browser-config';
import { prefixAddresses } from './prefix-addresses';
import { keepScrollPositions, scrollForRoute } from './navigation/scroll';

/** Stands between Gatsby and the browser before anything of the page runs. */
export function onClientEntry(): void {
  shortenHistoryKeys(history);
  askByPath(window.___loader);
  keepScrollPositions();
  if (__PATH_PREFIX__ !== '') prefixAddresses(__PATH_PREFIX__);
  if (process.env.NODE_ENV === 'development') {
    void import('./problem-overlay').then(({ showProblems }) => showProblems(problemsPath));
  }
}

/**
 * The site runs, so the boot script need no longer watch for failure, and Gatsby's loader and history are there to guard. Links that were
 * followed earlier loaded a document: the router does not notice that the address changes before it runs.
 */
export function onInitialClientRender(): void {
  takeAnnouncer();
  guardNavigation();
  followLinks();
  dispatchEvent(new Event('site-started'));
}

/** What the keyboard needs of the page is known when the code for it is there, which reading can do without. */
function followPage(): void {
  import(/* webpackChunkName: "later" */ './page-shown').then(
    ({ pageShown }) => pageShown(location.hash),
    () => undefined,
  );
}

/** A page is shown. The endpoint of page views stands in a meta element; without one nothing is loaded or sent. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (route) => {
  const { location, prevLocation } = route;
  finishNavigation(location);
  scrollForRoute(route);
  if (prevLocation && prevLocation.pathname !== location.pathname) announcePage();
  setTimeout(followPage, loadingDelay);
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${pageViewMeta}]`);
  if (!meta) return;
  import(/* webpackChunkName: "later" */ './page-views').then(
    ({ sendPageView }) => sendPageView(meta.content, location, navigator),
    () => undefined, // Without network there is nothing to send to.
  );
};
