import { useEffect, useState } from 'react';
import type { Heading } from '../../model/types';

/** Id of the heading whose section the reader is in: the last one above the upper third of the window. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setActive(elements.filter((element) => above.has(element)).at(-1)?.id);
      },
      // Everything above the upper third counts, however far, because a jump upwards must take headings out again.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return active;
}
