/** Copies the code beside a `[data-copy]` button, without shell prompts and removed lines, and says so for two seconds. */
export function copyCode({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const code = button?.closest('figure')?.querySelector('code');
  if (!button || !code) return;
  navigator.clipboard.writeText(codeText(code)).then(
    () => say(button, 'Copied'),
    () => say(button, 'Not allowed'),
  );
}

/** The text of a code block as a reader would paste it. */
export function codeText(code: Element): string {
  const copy = code.cloneNode(true);
  if (copy instanceof Element) for (const removed of copy.querySelectorAll('.line-removed')) removed.remove();
  const text = (copy.textContent ?? '').replace(/\n$/, '');
  const shell = /\blanguage-(bash|sh|shell|console)\b/.test(code.className);
  return shell ? text.replace(/^\$ /gm, '') : text;
}

function say(button: Element, word: string): void {
  const before = button.textContent;
  button.textContent = word;
  setTimeout(() => {
    button.textContent = before === word ? 'Copy' : before;
  }, 2000);
}
