interface Loader {
  hovering?: (path: string) => unknown;
}

/** Gatsby's loader. `hovering` fetches at once; `enqueue`, which skips slow connections by itself, waits three seconds. */
const loader = (): Loader | undefined => (window as { ___loader?: Loader }).___loader;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On 2g and with a data saver nothing is fetched in advance. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the data of a page when its link is hovered or focused. Links in view are not fetched: a sidebar holds hundreds.
 * Only `Link`, used for the next and previous page, does that.
 */
export function prefetchLinks(root: Document): void {
  const onInterest = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (/\.[a-z\d]+$/i.test(link.pathname)) return;
    if (!isThrifty()) loader()?.hovering?.(link.pathname);
  };
  root.addEventListener('pointerover', onInterest, { passive: true });
  root.addEventListener('focusin', onInterest);
}
