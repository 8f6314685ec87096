import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Pointers and the panel: a press inside leaves the focus in the box, so that a phone's keyboard stays; a press outside of the
 * form closes. Returns whether a mouse is over the panel.
 */
export function usePanelPointer(panel: RefObject<HTMLElement>, open: boolean, onClose: () => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element || !open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element.closest('form')?.contains(target) !== true) onClose();
    };
    const enter = ({ pointerType }: PointerEvent): void => setOver(pointerType === 'mouse');
    element.addEventListener('mousedown', keepFocus, { signal });
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', () => setOver(false), { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [panel, open, onClose]);
  return over;
}

/** Closes the panel when the system asks for it, as Android does by its Back button. Where browsers cannot tell, Back leaves the page. */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', onClose);
    return () => watcher.destroy();
  }, [open, onClose]);
}

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
