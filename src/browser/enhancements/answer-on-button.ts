import { announce } from '../navigation/announcer';

/** Buttons that show an answer now, with what they say otherwise. */
const answering = new WeakMap<
  Element,
  { readonly label: string | null; readonly timer: ReturnType<typeof setTimeout> }
>();

/** Shows a word on a button for two seconds and announces it. The button may be pressed again meanwhile. */
export function answerOnButton(button: Element, word: string): void {
  const before = answering.get(button);
  clearTimeout(before?.timer);
  const label = before ? before.label : button.textContent;
  button.textContent = word;
  announce(word);
  const timer = setTimeout(() => {
    answering.delete(button);
    button.textContent = label;
  }, 2000);
  answering.set(button, { label, timer });
}
