import { copyCode } from './copy-code';
import { prefetchLinks } from './prefetch-links';

/** Listeners on the document: they serve HTML runs, which React does not walk. */
export function onClientEntry(): void {
  document.addEventListener('click', copyCode);
  prefetchLinks(document);
}
