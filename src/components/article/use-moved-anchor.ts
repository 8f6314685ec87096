import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { movedAnchor } from '../../model/chapters/chapter-contents';
import type { ChapterEntry } from '../../model/chapters/chapter-contents';

/** Leads old links to the page of a chapter that has what they name: a chapter that grows gets more pages. */
export function useMovedAnchor(hash: string, contents: readonly ChapterEntry[]): void {
  const target = movedAnchor(hash, contents);
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target]);
}
