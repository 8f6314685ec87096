import { useEffect } from 'react';

const interest = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Fetches the listeners of `src/page-extras` when the reader first does something: none of it is needed to read. */
export function usePageExtras(): void {
  useEffect(() => {
    let missed: Event | undefined;
    let loading = false;
    const stop = (): void => {
      for (const type of interest) removeEventListener(type, start);
    };
    const start = (event: Event): void => {
      if (event.type === 'click') missed = event;
      if (loading) return;
      loading = true;
      import('../../page-extras/install').then(
        ({ installPageExtras }) => {
          stop();
          installPageExtras(missed);
        },
        () => {
          loading = false;
        },
      );
    };
    for (const type of interest) addEventListener(type, start, { passive: true });
    return stop;
  }, []);
}
