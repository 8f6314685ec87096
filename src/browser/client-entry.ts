import { navigate } from 'gatsby';
import type { GatsbyBrowser } from 'gatsby';
import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageViewMeta } from '../config/browser-config';
import { problemsPath } from '../model/problems/problems';
import { announcePage, takeAnnouncer } from './announcer';
import { shortenHistoryKeys } from './navigation/history-keys';
import { askByPath, guardNavigation, isPlainClick, leadsToPage, pageShown } from './navigation/navigation';
import { finishNavigation, loadingDelay } from './navigation/pending-navigation';
import { keepScrollPositions, scrollForRoute } from './navigation/scroll';
import { addressAttributes, prefixed } from '../model/addresses/address';

/** Stands between Gatsby and the browser before anything of the page runs. */
export function onClientEntry(): void {
  shortenHistoryKeys(history);
  askByPath(window.___loader);
  keepScrollPositions();
  if (__PATH_PREFIX__ !== '') prefixAddresses(__PATH_PREFIX__);
  if (process.env.NODE_ENV === 'development') {
    void import('./problem-overlay').then(({ showProblems }) => showProblems(problemsPath));
    void import('./reload-for-code').then(({ reloadForCode }) => reloadForCode(window));
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

/** Gatsby also shows the page of a link that is only HTML, so that the site is not loaded again. */
function followLinks(): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || !/^(?:_self)?$/.test(link.target))
      return;
    // Another language is another site.
    if (HAS_LOCALES && link.hreflang !== '') return;
    if (!leadsToPage(link, location, __PATH_PREFIX__)) return;
    event.preventDefault();
    navigate(link.pathname.slice(__PATH_PREFIX__.length) + link.search + link.hash);
  });
}

/** What the keyboard needs of the page is known when the code for it is there, which reading can do without. */
function followPage(): void {
  import(/* webpackChunkName: "later" */ './keyboard').then(
    ({ nameAndFocus }) => nameAndFocus(location.hash),
    () => undefined,
  );
}

/** A page is shown. The endpoint of page views stands in a meta element; without one nothing is loaded or sent. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (route) => {
  const { location, prevLocation } = route;
  finishNavigation(location);
  scrollForRoute(route);
  if (prevLocation && prevLocation.pathname !== location.pathname) announcePage();
  dispatchEvent(new Event(pageShown));
  setTimeout(followPage, loadingDelay);
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${pageViewMeta}]`);
  if (!meta) return;
  import(/* webpackChunkName: "later" */ './page-views').then(
    ({ sendPageView }) => sendPageView(meta.content, location, navigator),
    () => undefined, // Without network there is nothing to send to.
  );
};

/**
 * How Gatsby shows the first page. As a transition, React hydrates it in steps of a few milliseconds and lets the browser
 * paint and answer between them; a click meanwhile makes it finish at once and is not lost. A page without Gatsby's element is
 * rendered: the build takes its name from pages whose HTML browsers repair, and from those of which a part failed
 * (`deploy/rewrite-html.ts`).
 */
export function hydrate(element: React.ReactElement, container: Element): void {
  if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() !== true) createRoot(container).render(element);
  else React.startTransition(() => void hydrateRoot(container, element));
}

const addressed = addressAttributes.map((name) => `[${name}^="/"]`).join();

/**
 * Prefixes addresses in what the browser renders, as `deploy/rewrite-html` does in files, for a site below a path of its host.
 */
function prefixAddresses(prefix: string): void {
  const prefixAll = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(addressed)) prefixElement(element, prefix);
  };
  prefixAll(document);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) prefixElement(target, prefix);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        prefixElement(node, prefix);
        prefixAll(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: [...addressAttributes] });
}

function prefixElement(element: Element, prefix: string): void {
  for (const name of addressAttributes) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    const prefixedValue = prefixed(value, prefix);
    if (prefixedValue !== value) element.setAttribute(name, prefixedValue);
  }
}
