import { translate } from '../../i18n/translate';
import * as styles from './highlight-page.module.css';

interface Bar {
  readonly element: HTMLElement;
  /** Says how many places there are and, once the reader steps through them, which one this is. */
  readonly tell: (count: number, current?: number) => void;
}

/** The bar below a page with marks. It says how many there are, leads from one to the next, and removes them. */
export function makeBar(words: string, onStep: (by: 1 | -1) => void, onClear: () => void): Bar {
  const element = document.createElement('div');
  element.className = styles.bar ?? '';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', translate({ id: 'highlight.label', message: 'Highlighted words' }));
  element.dataset.noPrint = '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const previous = button('↑', () => onStep(-1), {
    name: translate({ id: 'highlight.previous', message: 'Previous highlight' }),
    key: 'Alt+ArrowUp',
  });
  const next = button('↓', () => onStep(1), {
    name: translate({ id: 'highlight.next', message: 'Next highlight' }),
    key: 'Alt+ArrowDown',
  });
  element.append(
    text,
    previous,
    next,
    button(translate({ id: 'highlight.clear', message: 'Clear highlights' }), onClear),
  );
  return {
    element,
    tell: (count, current) => {
      text.textContent = textFor(count, current, words);
      previous.hidden = next.hidden = count < 2;
    },
  };
}

function button(label: string, onClick: () => void, step?: { name: string; key: string }): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  if (step) {
    made.setAttribute('aria-label', step.name);
    made.setAttribute('aria-keyshortcuts', step.key);
    made.title = `${step.name} (Alt+${label})`;
  }
  return made;
}

function textFor(count: number, current: number | undefined, words: string): string {
  if (count === 0) return translate({ id: 'highlight.none', message: 'Not on this page: {words}' }, { words });
  if (current !== undefined)
    return translate(
      { id: 'highlight.position', message: '{current} of {count}: {words}' },
      { current: current + 1, count, words },
    );
  return count === 1
    ? translate({ id: 'highlight.once', message: 'Highlighted once: {words}' }, { words })
    : translate({ id: 'highlight.times', message: 'Highlighted {count} times: {words}' }, { count, words });
}
