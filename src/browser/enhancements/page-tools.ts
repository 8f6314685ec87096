import { translate } from '../../i18n/translate';
import { issueAddress } from '../../model/reader-setup';
import { announce } from '../announcer';
import { element } from '../element';
import * as styles from './page-tools.lazy.module.css';

/** Elements that were added to the page with this address. */
let added: readonly Element[] = [];
let page = '';

/** Adds to the page that is shown what readers may do with it. Nothing of it is needed to read, so the HTML does without. */
export function addPageTools(): void {
  // A menu that is open stays.
  if (page === location.pathname && added.every((one) => one.isConnected)) return;
  page = location.pathname;
  for (const one of added) one.remove();
  const copy = document.querySelector<HTMLElement>('main [data-copy-page]');
  // Links in the text may also end in `.md`.
  const origin = document.querySelector('main article > p a[href$=".md"]')?.closest('p');
  const menu = copy && assistantMenu(new URL(copy.dataset.copyPage ?? '', location.href).href);
  const tools = origin && pageTools();
  if (menu) copy.after(menu);
  if (tools) origin.after(tools);
  added = [menu, tools].filter((one) => one instanceof Element);
}

/** The last of the buttons below the text of the page that is shown. */
export const setupButton = (): Element | null => document.querySelector(`.${styles.tools} > [data-setup]`);

/** Assistants that take a question in their address. The `%s` is where it stands. */
const assistants = [
  ['ChatGPT', 'https://chatgpt.com/?q=%s'],
  ['Claude', 'https://claude.ai/new?q=%s'],
] as const;

/** Beside “Copy page”: opens the Markdown of the page in an assistant. */
function assistantMenu(markdown: string): HTMLElement {
  const question = translate(
    { id: 'tools.question', message: 'Read {address} and answer my questions about it.' },
    { address: markdown },
  );
  const items = assistants.map(([name, address]) => {
    const link = element(
      'a',
      { href: address.replace('%s', () => encodeURIComponent(question)), target: '_blank', rel: 'noopener noreferrer' },
      translate({ id: 'tools.assistant', message: 'Open in {name}' }, { name }),
    );
    return element('li', {}, link);
  });
  const label = translate({ id: 'tools.more', message: 'Open this page in an assistant' });
  return element(
    'details',
    { class: styles.menu, 'data-menu': '', 'data-no-print': '' },
    element('summary', { 'aria-label': label, title: label }),
    element('ul', { class: 'floating' }, ...items),
  );
}

/** Below the text: whether it helped, and what it is fitted to. */
function pageTools(): HTMLElement {
  const setup = element(
    'button',
    { type: 'button', 'data-setup': '' },
    translate({ id: 'setup.title', message: 'Your setup' }),
  );
  const tools = element('div', { class: styles.tools, 'data-no-print': '' }, setup);
  if (ISSUE_URL === '') return tools;
  const yes = element('button', { type: 'button' }, translate({ id: 'tools.yes', message: 'Yes' }));
  const no = element('button', { type: 'button' }, translate({ id: 'tools.no', message: 'No, tell us why' }));
  const question = element('span', {}, translate({ id: 'tools.helpful', message: 'Was this page helpful?' }));
  yes.addEventListener('click', () => {
    const thanks = translate({ id: 'tools.thanks', message: 'Good to hear. Thank you!' });
    setup.focus();
    question.textContent = thanks;
    announce(thanks);
    yes.remove();
    no.remove();
  });
  no.addEventListener('click', () => window.open(issueAddress(ISSUE_URL, whatIsShown()), '_blank', 'noopener'));
  tools.prepend(question, yes, no);
  return tools;
}

const whatIsShown = (): Parameters<typeof issueAddress>[1] => ({
  title: document.querySelector('main h1')?.textContent ?? document.title,
  // Words of a search or a filter are the reader's.
  url: location.origin + location.pathname + location.hash,
  quote: getSelection()?.toString() ?? '',
});
