import { useEffect } from 'react';
import type { RefObject } from 'react';

interface Combobox {
  readonly input: RefObject<HTMLInputElement>;
  readonly expanded: boolean;
  /** Ids of the options, in order. */
  readonly options: readonly string[];
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** Enter; without an active option the index is -1. Ctrl or ⌘ asks for a new tab, Shift for all results. */
  readonly onEnter: (index: number, how: { readonly inTab: boolean; readonly forAll: boolean }) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** TypeScript calls the number deprecated; there is no other way to tell in Safari. */
const isConversion = ({ keyCode }: { readonly keyCode: number }): boolean => keyCode === 229;

/**
 * Makes the box a combobox: says what is expanded and active; arrows open the list again, move and wrap, Enter opens an option,
 * Escape closes.
 */
export function useCombobox({ input, expanded, options, active, onActive, onEnter, onOpen, onClose }: Combobox): void {
  useEffect(() => {
    const box = input.current;
    if (!box || !expanded) return undefined;
    // The box is rendered by code that knows nothing of options.
    box.setAttribute('aria-expanded', 'true');
    return () => box.setAttribute('aria-expanded', 'false');
  }, [input, expanded]);

  const activeId = expanded ? options[active] : undefined;
  useEffect(() => {
    const box = input.current;
    if (!box || activeId === undefined) return undefined;
    box.setAttribute('aria-activedescendant', activeId);
    return () => box.removeAttribute('aria-activedescendant');
  }, [input, activeId]);

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    if (!box || !form) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      // In Safari, the key that confirms a conversion comes after it, with the number of such keys.
      if (event.isComposing || isConversion(event)) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
        return;
      }
      if (event.target !== box) return;
      const count = expanded ? options.length : 0;
      if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(expanded ? active : -1, { inTab: event.ctrlKey || event.metaKey, forAll: event.shiftKey });
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (!expanded) onOpen();
        if (count === 0) return;
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        onActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
      }
    };
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  });
}
