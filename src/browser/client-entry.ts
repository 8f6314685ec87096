import { copyCode } from './copy-code';
import { prefetchLinks } from './prefetch-links';
import { prefixAddresses } from './prefix-addresses';
import { problemsPath } from './problems-path';

/** Listeners on the document: they serve HTML runs, which React does not walk. */
export function onClientEntry(): void {
  document.addEventListener('click', copyCode);
  prefetchLinks(document);
  if (__PATH_PREFIX__ !== '') prefixAddresses(__PATH_PREFIX__);
  if (process.env.NODE_ENV === 'development') {
    void import('./problem-overlay').then(({ showProblems }) => showProblems(problemsPath));
  }
}
