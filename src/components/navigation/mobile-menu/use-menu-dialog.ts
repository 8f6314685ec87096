import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface MenuDialog {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** A modal dialog that opens with the current page in view, and closes when the page changes or the window becomes a desktop's. */
export function useMenuDialog(path: string): MenuDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setOpen(true);
    dialog.current?.showModal();
  }, []);
  const close = useCallback(() => {
    dialog.current?.close();
    setOpen(false);
  }, []);
  useEffect(() => {
    if (open) dialog.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
  }, [open]);
  useEffect(close, [path, close]);
  // The page that is open already is a choice too, but changes no path.
  useEffect(() => {
    const menu = dialog.current;
    const closeOnLink = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    menu?.addEventListener('click', closeOnLink);
    return () => menu?.removeEventListener('click', closeOnLink);
  }, [close]);
  useEffect(() => {
    const desktop = window.matchMedia('(min-width: 997px)');
    const closeOnDesktop = (): void => {
      if (desktop.matches) close();
    };
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, [close]);
  return { dialog, open, show, close };
}
