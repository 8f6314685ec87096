import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Ctrl+K or ⌘K puts the caret into the box, and closes what lies over it. Returns the hint to show, once the platform is known. */
export function useShortcut(input: RefObject<HTMLInputElement>): string | undefined {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    setHint(/Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Nothing below a modal dialog takes the focus.
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      input.current?.focus();
      input.current?.select();
      // Opens a box that was closed and has kept the focus.
      input.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
  return hint;
}
