import { useEffect } from 'react';
import type { RefObject } from 'react';

interface ResultKeys {
  readonly input: RefObject<HTMLInputElement>;
  readonly shown: boolean;
  readonly count: number;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** Keys of the combobox: arrows move and wrap, Enter opens (the first, if none is active), Escape closes. */
export function useResultKeys(keys: ResultKeys): void {
  useEffect(() => {
    const { input, shown, count, active, onActive, onChoose, onClose } = keys;
    const box = input.current;
    if (!box || !shown) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && count > 0) {
        event.preventDefault();
        onChoose(Math.max(0, active));
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        onActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
      }
    };
    box.addEventListener('keydown', onKey);
    return () => box.removeEventListener('keydown', onKey);
  });
}
