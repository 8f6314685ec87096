import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Tells the styles how high the panel may be: what an announcement above the header leaves of the window. */
export function usePanelRoom(panel: RefObject<HTMLElement>, open: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !open) return undefined;
    const measure = (): void => {
      // The panel itself has no place while it is empty.
      const header = element.closest('header')?.getBoundingClientRect();
      const room = window.innerHeight - (header?.bottom ?? 0) - 8;
      element.style.setProperty('--room', `${room}px`);
    };
    measure();
    const listening = new AbortController();
    for (const type of ['resize', 'scroll'])
      window.addEventListener(type, measure, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [panel, open]);
}
