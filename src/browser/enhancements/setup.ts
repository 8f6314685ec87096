import { translate } from '../../i18n/translate';
import { compareReleases } from '../../model/reference/releases';
import { cleanSetting, hasPlaceholder, withAddress } from '../../model/reader-setup';
import type { ReaderSetup } from '../../model/reader-setup';
import { element } from '../element';
import { currentSetup, followSetting, keepSetting } from '../kept-setup';
import { buttonRow, openSheet } from './sheet';
import * as styles from './sheet.lazy.module.css';

/** Texts of samples as they are served. */
const served = new WeakMap<Text, string>();

/** Fits the page that is shown to the reader's setup whenever that changes. */
export function followSetup(): void {
  followSetting('release', fitPage);
  followSetting('address', fitPage);
}

/** Fits the samples and the notes on releases of the page that is shown to the reader's setup. */
export function fitPage(): void {
  const setup = currentSetup();
  for (const code of document.querySelectorAll('main .code pre > code')) fitSample(code, setup);
  for (const note of document.querySelectorAll<HTMLElement>('main td small'))
    fitNote(note, setup, note.querySelector('a[href*="/releases/"]')?.textContent ?? '');
}

function fitSample(code: Element, setup: ReaderSetup): void {
  const bar = code.closest('figure')?.querySelector('.code-bar');
  const isKnown = bar?.querySelector('[data-setup]') instanceof Element;
  // A long chapter has hundreds of samples, and few that ask for anything.
  if (!bar || (!isKnown && !hasPlaceholder(code.textContent))) return;
  for (const text of textsIn(code)) {
    const before = served.get(text) ?? text.data;
    const after = withAddress(before, setup);
    if (after === text.data) continue;
    served.set(text, before);
    text.data = after;
  }
  if (isKnown) return;
  const button = element(
    'button',
    { type: 'button', class: 'code-copy', 'data-setup': '', 'data-no-print': '' },
    translate({ id: 'setup.sample', message: 'Your host', description: 'Fits a sample to the reader' }),
  );
  bar.querySelector('button')?.before(button);
}

function textsIn(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** A note on a release no later than the oldest that the reader supports says nothing new; one on a later release is pointed out. */
function fitNote(note: HTMLElement, { release }: ReaderSetup, of: string): void {
  note.querySelector('[data-setup]')?.remove();
  const isKnown = release !== '' && of !== '';
  note.hidden = isKnown && compareReleases(of, release) >= 0;
  if (!isKnown || note.hidden) return;
  const words = translate({ id: 'setup.newer', message: 'Newer than {release}.' }, { release });
  note.prepend(element('strong', { 'data-setup': '' }, `${words} `));
}

/** Asks for the reader's setup, and fits the page to it. */
export function openSetup(): void {
  const setup = currentSetup();
  const fields = {
    release: field('release', setup, {
      label: translate({ id: 'setup.release', message: 'Oldest release that you support' }),
      help: translate({
        id: 'setup.releaseHelp',
        message: 'The calendar begins with it, and notes on older changes are hidden.',
      }),
      attributes: { placeholder: '2025.3', inputmode: 'decimal' },
      wrong: translate({ id: 'setup.releaseWrong', message: 'Enter a release such as 2025.3.' }),
    }),
    address: field('address', setup, {
      label: translate({ id: 'setup.address', message: 'Address of your Home Assistant' }),
      help: translate({ id: 'setup.addressHelp', message: 'Samples show and copy it.' }),
      attributes: { placeholder: 'http://homeassistant.local:8123', inputmode: 'url', autocomplete: 'url' },
      wrong: translate({
        id: 'setup.addressWrong',
        message: 'Enter an address such as http://homeassistant.local:8123.',
      }),
    }),
    token: field('token', setup, {
      label: translate({ id: 'setup.token', message: 'Access token' }),
      help: translate({ id: 'setup.tokenHelp', message: 'Only copied samples contain it. It is never shown.' }),
      attributes: { type: 'password', autocomplete: 'off' },
      wrong: translate({ id: 'setup.tokenWrong', message: 'Enter a token without spaces or quotation marks.' }),
    }),
  };
  const save = element(
    'button',
    { type: 'submit', class: styles.main },
    translate({ id: 'setup.save', message: 'Save' }),
  );
  const forget = element('button', { type: 'button' }, translate({ id: 'setup.forget', message: 'Forget all' }));
  const close = element('button', { type: 'button' }, translate({ id: 'setup.close', message: 'Close' }));
  const form = element(
    'form',
    { method: 'dialog' },
    element(
      'p',
      {},
      translate({ id: 'setup.privacy', message: 'These values stay on this device. The site never sends them.' }),
    ),
    ...Object.values(fields).map(({ label }) => label),
    buttonRow(save, forget, close),
  );
  const dialog = openSheet(translate({ id: 'setup.title', message: 'Your setup' }), form);
  form.addEventListener('submit', () => {
    for (const { keep } of Object.values(fields)) keep();
  });
  close.addEventListener('click', () => dialog.close());
  forget.addEventListener('click', () => {
    for (const { forget } of Object.values(fields)) forget();
    dialog.close();
  });
}

interface FieldTexts {
  readonly label: string;
  readonly help: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What the browser says of a value that cannot be kept. */
  readonly wrong: string;
}

function field(
  name: keyof ReaderSetup,
  setup: ReaderSetup,
  { label, help, attributes, wrong }: FieldTexts,
): { readonly label: HTMLLabelElement; readonly keep: () => void; readonly forget: () => void } {
  const input = element('input', {
    name,
    spellcheck: 'false',
    autocapitalize: 'off',
    value: setup[name],
    ...attributes,
  });
  input.addEventListener('input', () =>
    input.setCustomValidity(cleanSetting(name, input.value) === undefined ? wrong : ''),
  );
  return {
    label: element('label', { class: styles.field }, label, input, element('small', {}, help)),
    keep: () => keepSetting(name, input.value),
    forget: () => keepSetting(name, ''),
  };
}
