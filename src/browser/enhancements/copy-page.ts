import { translate } from '../../i18n/translate';
import { answerOnButton } from './answer-on-button';

/** Puts the Markdown source of the page, found at the address in `data-copy-page`, on the clipboard, and says so for two seconds. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const word = await copied(button.dataset.copyPage ?? '').then(
    () => translate({ id: 'article.copied', message: 'Copied' }),
    () => translate({ id: 'article.notCopied', message: 'Could not copy' }),
  );
  answerOnButton(button, word);
}

async function copied(address: string): Promise<void> {
  const source = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari takes what is still on its way only as a promise inside of the item; others may not know items.
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await source);
  else {
    const blob = source.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
}
