import type { GatsbyBrowser } from 'gatsby';
import { pageViewMeta, problemsPath } from '../site';
import { copyCode } from './copy-code';
import { guardNavigation } from '../navigation/guard-navigation';
import { finishNavigation } from '../navigation/pending-navigation';
import { shortenHistoryKeys } from '../navigation/history-keys';
import { announcePage, takeAnnouncer } from '../navigation/announcer';
import { askByPath } from '../navigation/page-of-address';
import { prefetchLinks } from '../navigation/prefetch-links';
import { prefixAddresses } from './prefix-addresses';
import { keepScrollPositions, scrollForRoute } from '../navigation/scroll';

/** Listeners on the document, which serve runs of HTML that React does not walk. */
export function onClientEntry(): void {
  shortenHistoryKeys(history);
  askByPath(window.___loader);
  keepScrollPositions();
  document.addEventListener('click', copyCode);
  prefetchLinks(document);
  if (__PATH_PREFIX__ !== '') prefixAddresses(__PATH_PREFIX__);
  if (process.env.NODE_ENV === 'development') {
    void import('./problem-overlay').then(({ showProblems }) => showProblems(problemsPath));
  }
}

/** The site runs, so the boot script need no longer watch for failure, and Gatsby's loader and history are there to guard. */
export function onInitialClientRender(): void {
  dispatchEvent(new Event('site-started'));
  takeAnnouncer();
  guardNavigation();
}

/** The endpoint of page views stands in a meta element; without one nothing is loaded or sent. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (route) => {
  const { location, prevLocation } = route;
  finishNavigation(location.pathname);
  scrollForRoute(route);
  if (prevLocation && prevLocation.pathname !== location.pathname) announcePage();
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${pageViewMeta}]`);
  if (!meta) return;
  import(/* webpackChunkName: "later" */ './page-views').then(
    ({ sendPageView }) => sendPageView(meta.content, location, navigator),
    () => undefined, // Without network there is nothing to send to.
  );
};
