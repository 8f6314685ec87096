import { useEffect } from 'react';
import { isPlainClick } from '../../browser/navigation/navigation';
import { fetchHelmet } from '../ui/Head';

const interest = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Fetches the listeners of `src/browser/enhancements` when the reader first does something, because none of it is needed to read. A
 * click on a picture meanwhile waits for them, because the link to its file would leave the page.
 */
export function useEnhancements(): void {
  useEffect(() => {
    let missed: Element | undefined;
    let picture: HTMLAnchorElement | null | undefined;
    let last: Event;
    let loading = false;
    const stop = (): void => {
      for (const type of interest) removeEventListener(type, start, true);
    };
    const start = (event: Event): void => {
      const { type, target } = event;
      last = event;
      if (type === 'click' && target instanceof Element && event instanceof MouseEvent) {
        missed = target;
        picture = isPlainClick(event) ? target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
        if (picture) event.preventDefault();
      }
      if (loading) return;
      loading = true;
      fetchHelmet();
      import('../../browser/enhancements/install').then(
        ({ installEnhancements }) => {
          stop();
          installEnhancements(missed, picture, last);
        },
        () => {
          loading = false;
          if (picture) location.assign(picture.href);
        },
      );
    };
    // This runs before other listeners see the click, so that whatever follows links ignores it.
    for (const type of interest) addEventListener(type, start, true);
    return stop;
  }, []);
}
