import { translate } from '../../i18n/translate';
import { withSetup } from '../../model/reader-setup';
import { announce } from '../announcer';
import { currentSetup } from '../kept-setup';

/** Why nothing was copied. Without https, only `localhost` has a clipboard; with it, the reader may not allow its use. */
export const notCopied = (): string =>
  hasClipboard(navigator)
    ? translate({ id: 'copy.failed', message: 'Could not copy' })
    : translate({ id: 'copy.needsHttps', message: 'Copying needs https' });

/** TypeScript believes that `navigator` always has a clipboard. Without https, browsers have none. */
const hasClipboard = ({ clipboard }: { readonly clipboard?: Clipboard }): boolean => clipboard !== undefined;

/** Rejects, and does not throw, where there is no clipboard. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies the code beside a button, without shell prompts and removed lines, and says so for two seconds. */
export function copyCode(button: Element): void {
  const code = button.closest('figure')?.querySelector('code');
  if (!code) return;
  writeText(withSetup(codeText(code), currentSetup())).then(
    () => answerOnButton(button, translate({ id: 'code.copied', message: 'Copied' })),
    () => answerOnButton(button, notCopied()),
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

/** Puts the Markdown source of the page, found at the address in `data-copy-page`, on the clipboard, and says so for two seconds. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const word = await copied(button.dataset.copyPage ?? '').then(
    () => translate({ id: 'article.copied', message: 'Copied' }),
    notCopied,
  );
  answerOnButton(button, word);
}

async function copied(address: string): Promise<void> {
  const source = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari takes what is still on its way only as a promise inside of the item; others may not know items.
  if (typeof ClipboardItem === 'undefined') await writeText(await source);
  else {
    const blob = source.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
}

/** Copies the address of a section while its link is followed. The sign of the link shows it for two seconds. */
export function copyLink(link: HTMLAnchorElement): void {
  writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      announce(translate({ id: 'heading.copied', message: 'Link copied' }));
      setTimeout(() => delete link.dataset.copied, 2000);
    },
    // The address is in the address bar, too.
    () => undefined,
  );
}

/** Switches the wrapping of the lines of a code block. */
export function wrapCode(button: Element): void {
  const wrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}

/** Buttons that show an answer now, with what they say otherwise. */
const answering = new WeakMap<
  Element,
  { readonly label: string | null; readonly name: string | null; readonly timer: ReturnType<typeof setTimeout> }
>();

/** Shows a word on a button for two seconds and announces it. The button may be pressed again meanwhile. */
export function answerOnButton(button: Element, word: string): void {
  const before = answering.get(button);
  clearTimeout(before?.timer);
  const { label, name } = before ?? { label: button.textContent, name: button.getAttribute('aria-label') };
  button.textContent = word;
  button.removeAttribute('aria-label');
  announce(word);
  const timer = setTimeout(() => {
    answering.delete(button);
    button.textContent = label;
    if (name !== null) button.setAttribute('aria-label', name);
  }, 2000);
  answering.set(button, { label, name, timer });
}
