import { element } from '../../browser/element';
import { answerOnButton, notCopied } from '../../browser/enhancements/buttons';
import * as styles from './Toolbar.lazy.module.css';

/** What a script has made of reference content. */
export interface Enhancement {
  /** Takes its controls away. */
  readonly stop: () => void;
  /** Follows the address, which the reader has changed. */
  readonly follow?: () => void;
}

/** A row of controls above reference content, with a line that says what it shows. */
export function toolbar(label: string, controls: readonly Node[]): { bar: HTMLElement; say: (words: string) => void } {
  const status = element('output', { class: styles.status });
  return {
    bar: element(
      'div',
      { class: styles.bar, role: 'group', 'aria-label': label, 'data-no-print': '' },
      ...controls,
      status,
    ),
    say: (words) => {
      status.textContent = words;
    },
  };
}

/** A text box under its label. Keys that come within a frame are answered together. */
export function textBox(label: string, onInput: (value: string) => void): HTMLElement {
  const input = element('input', { type: 'search', class: styles.control });
  let frame = 0;
  input.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onInput(input.value));
  });
  return element('label', { class: styles.field }, label, input);
}

/** A list to choose from under its label; `all` is the word for no choice. */
export function selectBox(
  label: string,
  { all, values, value = '' }: { readonly all?: string; readonly values: readonly string[]; readonly value?: string },
  onChange: (value: string) => void,
): HTMLElement {
  const options = values.map((one) => element('option', { value: one }, one));
  const none = all === undefined ? [] : [element('option', { value: '' }, all)];
  const select = element('select', { class: styles.control }, ...none, ...options);
  select.value = values.includes(value) ? value : (none[0]?.value ?? values[0] ?? '');
  select.addEventListener('change', () => onChange(select.value));
  return element('label', { class: styles.field }, label, select);
}

/** Lets the controls of fields, made above, show other values. */
export function showValue(field: Element, value: string): void {
  const control = field.querySelector('input, select');
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
}

/** A button that says for a moment what came of it. */
export function actionButton(label: string, act: () => Promise<string | undefined>): HTMLButtonElement {
  const button = element('button', { type: 'button', class: styles.action }, label);
  button.addEventListener('click', () => {
    void act()
      .catch(notCopied)
      .then((said) => said !== undefined && answerOnButton(button, said));
  });
  return button;
}

/** Hides the entries of the table of contents whose headings are hidden. */
export function followInContents(shown: ReadonlyMap<HTMLElement, boolean>): void {
  const hidden = new Set([...shown].filter(([, isShown]) => !isShown).map(([{ id }]) => `#${id}`));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    const entry = link.closest('li');
    if (entry) entry.hidden = hidden.has(link.getAttribute('href') ?? '');
  }
}
