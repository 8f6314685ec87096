import { useLocation } from '@reach/router';
import { useEffect } from 'react';
import { hasHighlight } from '../../model/addresses/highlight-address';

/** Marks the words of a search in the article, when the address names some; the code for it comes only then. */
export function useHighlight(): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!hasHighlight(search)) return undefined;
    let clear: (() => void) | undefined;
    let left = false;
    // Without its code the page is read without marks.
    import('../../browser/highlight/highlight-page').then(
      ({ highlightPage }) => {
        if (!left) clear = highlightPage();
      },
      () => undefined,
    );
    return () => {
      left = true;
      clear?.();
    };
  }, [search]);
}
