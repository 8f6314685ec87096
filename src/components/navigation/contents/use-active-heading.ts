import { useEffect, useRef, useState } from 'react';
import type { Heading } from '../../../model/types';

const scrolling = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Id of the heading whose section the reader is in, and a function for a heading that the reader has chosen. That is the last
 * one above the upper third of the window. A chosen one, which several may follow in that third, stays until the reader scrolls.
 */
export function useActiveHeading(headings: readonly Heading[]): [string | undefined, (id: string) => void] {
  const [active, setActive] = useState<string>();
  const chosen = useRef<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setActive(chosen.current ?? elements.filter((element) => above.has(element)).at(-1)?.id);
      },
      // Everything above the upper third counts, however far, because a jump upwards must take headings out again.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const element of elements) observer.observe(element);
    const release = (): void => {
      chosen.current = undefined;
    };
    for (const type of scrolling) window.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of scrolling) window.removeEventListener(type, release);
      release();
    };
  }, [headings]);
  const choose = (id: string): void => {
    chosen.current = id;
    setActive(id);
  };
  return [active, choose];
}
