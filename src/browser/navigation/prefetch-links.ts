import { isFile } from '../../model/addresses/address';
import { dataOfPage } from '../../model/offline/kept-requests';
import { pagePath } from './page-path';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On 2g and with a data saver nothing is fetched in advance. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Address of what Gatsby knows of the page at a path. */
export const pageDataAddress = (path: string): string => __PATH_PREFIX__ + dataOfPage(path);

const asked = new Set<string>();

/**
 * Fetches a page by a hint to the browser, then lets Gatsby read it from the cache; by GET where there are no hints. A hint
 * that fails leaves no trace, while Gatsby's loader never asks again for what failed once.
 */
function prefetch(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  const take = (): void => window.___loader.hovering(path);
  const hint = document.createElement('link');
  if (!hint.relList.supports('prefetch')) {
    take();
    return;
  }
  hint.rel = 'prefetch';
  hint.as = 'fetch';
  hint.crossOrigin = 'anonymous';
  hint.href = pageDataAddress(path);
  hint.onload = take;
  hint.onerror = () => asked.delete(path);
  document.head.append(hint);
}

/**
 * Fetches the data of a page when its link is hovered or focused. Links in view are not fetched, because a sidebar holds
 * hundreds. Only `Link`, used for the next and previous page, does that. `first` was touched before this code was there.
 */
export function prefetchLinks(root: Document, first: EventTarget | null): void {
  const onInterest = ({ target }: Pick<Event, 'target'>): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (isFile(link.pathname) || isThrifty() || (HAS_LOCALES && link.hreflang !== '')) return;
    prefetch(pagePath(link));
  };
  root.addEventListener('pointerover', onInterest, { passive: true });
  root.addEventListener('focusin', onInterest);
  onInterest({ target: first });
}
