interface Loader {
  enqueue?: (path: string) => unknown;
}

/** Gatsby's loader; `enqueue` skips slow connections and data savers by itself. */
const loader = (): Loader | undefined => (window as { ___loader?: Loader }).___loader;

/**
 * Fetches the data of a page when its link is hovered or focused. Links in view are not fetched: a sidebar holds hundreds.
 * Only `Link`, used for the next and previous page, does that.
 */
export function prefetchLinks(root: Document): void {
  const onInterest = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (/\.[a-z\d]+$/i.test(link.pathname)) return;
    loader()?.enqueue?.(link.pathname);
  };
  root.addEventListener('pointerover', onInterest, { passive: true });
  root.addEventListener('focusin', onInterest);
}
