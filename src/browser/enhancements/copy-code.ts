import { translate } from '../../i18n/translate';
import { answerOnButton } from './answer-on-button';

/** Copies the code beside a button, without shell prompts and removed lines, and says so for two seconds. */
export function copyCode(button: Element): void {
  const code = button.closest('figure')?.querySelector('code');
  if (!code) return;
  navigator.clipboard.writeText(codeText(code)).then(
    () => answerOnButton(button, translate({ id: 'code.copied', message: 'Copied' })),
    () => answerOnButton(button, translate({ id: 'code.notAllowed', message: 'Could not copy' })),
  );
}

/** The text of a code block as a reader would paste it: a change as what it leads to, commands without their prompts. */
function codeText(code: Element): string {
  const copy = code.cloneNode(true);
  if (copy instanceof Element) {
    for (const removed of copy.querySelectorAll('.line-removed')) {
      // The line break stands behind the line.
      removed.nextSibling?.remove();
      removed.remove();
    }
  }
  const text = (copy.textContent ?? '').replace(/\n$/, '');
  if (/\blanguage-(bash|sh|shell|console)\b/.test(code.className)) return text.replace(/^\$ /gm, '');
  if (!code.classList.contains('language-diff')) return text;
  const hasColumn = text.split('\n').every((line) => /^([+ ]|$)/.test(line));
  return text.replace(hasColumn ? /^[+ ]/gm : /^\+/gm, '');
}
