import { translate } from '../../i18n/translate';
import * as styles from './Toolbar.module.css';

/** What a script has made of reference content. */
export interface Enhancement {
  /** Takes its controls away. */
  readonly stop: () => void;
  /** Follows the address, which the reader has changed. */
  readonly follow?: () => void;
}

/** An element with its properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A row of controls above reference content, with a line that says what it shows. */
export function toolbar(label: string, controls: readonly Node[]): { bar: HTMLElement; say: (words: string) => void } {
  const status = element('output', { className: styles.status ?? '' });
  const bar = element('div', { className: styles.bar ?? '' }, [...controls, status]);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', label);
  return {
    bar,
    say: (words) => {
      status.textContent = words;
    },
  };
}

/** A text box under its label. Keys that come within a frame are answered together. */
export function textBox(label: string, onInput: (value: string) => void): HTMLElement {
  const input = element('input', { type: 'search', className: styles.control ?? '' });
  let frame = 0;
  input.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onInput(input.value));
  });
  return element('label', { className: styles.field ?? '' }, [label, input]);
}

/** A list to choose from under its label; `all` is the word for no choice. */
export function selectBox(
  label: string,
  { all, values, value = '' }: { readonly all?: string; readonly values: readonly string[]; readonly value?: string },
  onChange: (value: string) => void,
): HTMLElement {
  const options = values.map((one) => element('option', { value: one, textContent: one }));
  const none = all === undefined ? [] : [element('option', { value: '', textContent: all })];
  const select = element('select', { className: styles.control ?? '' }, [...none, ...options]);
  select.value = values.includes(value) ? value : (none[0]?.value ?? values[0] ?? '');
  select.addEventListener('change', () => onChange(select.value));
  return element('label', { className: styles.field ?? '' }, [label, select]);
}

/** Lets the controls of fields, made above, show other values. */
export function showValue(field: Element, value: string): void {
  const control = field.querySelector('input, select');
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
}

/** A button that says for a moment what came of it. */
export function actionButton(label: string, act: () => Promise<string | undefined>): HTMLButtonElement {
  const button = element('button', { type: 'button', textContent: label, className: styles.action ?? '' });
  button.addEventListener('click', () => {
    act().then(
      (said) => {
        if (said === undefined) return;
        button.textContent = said;
        setTimeout(() => (button.textContent = label), 2000);
      },
      () =>
        (button.textContent = translate({
          id: 'reference.notAllowed',
          message: 'Not allowed',
          description: 'The browser does not let the page copy',
        })),
    );
  });
  return button;
}
