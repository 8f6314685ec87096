import { translate } from '../../i18n/translate';
import { element } from '../element';
import { readStored, writeStored } from '../storage';
import { buttonRow, openSheet } from './sheet';
import * as styles from './sheet.lazy.module.css';

/** Where it is kept that shortcuts of a single key are off. Those who speak to their computer, or whose hand shakes, press them by accident. */
const singleKeysKey = 'single-keys';

/** Keys that act alone while no field has the focus: / leads to the search box, ? shows all shortcuts. */
export function followShortcut(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (key !== '/' && key !== '?')) return;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return;
  if (readStored(singleKeysKey) === 'off') return;
  event.preventDefault();
  if (key === '?') showShortcuts();
  // The box knows its own shortcut, and what it has to remember.
  else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
}

const rows = (): readonly (readonly [keys: string, does: string])[] => [
  ['Ctrl K · ⌘ K · /', translate({ id: 'shortcuts.search', message: 'Search' })],
  ['↑ ↓ · Enter', translate({ id: 'shortcuts.open', message: 'Choose and open a result' })],
  ['Ctrl Enter · ⌘ Enter', translate({ id: 'shortcuts.tab', message: 'Open the result in a new tab' })],
  ['Shift Enter', translate({ id: 'shortcuts.all', message: 'See all results' })],
  ['Alt ↑ · Alt ↓', translate({ id: 'shortcuts.marks', message: 'Previous or next highlighted word' })],
  ['Esc', translate({ id: 'shortcuts.close', message: 'Close what is open, and return to where you were' })],
  ['?', translate({ id: 'shortcuts.sheet', message: 'Show these shortcuts' })],
];

/** Shows what the keyboard can do, and lets readers turn off the shortcuts of a single key. The browser traps and restores the focus. */
function showShortcuts(): void {
  const title = translate({ id: 'shortcuts.title', message: 'Keyboard shortcuts' });
  const singleKeys = element('input', { type: 'checkbox' });
  singleKeys.checked = readStored(singleKeysKey) !== 'off';
  singleKeys.addEventListener('change', () => writeStored(singleKeysKey, singleKeys.checked ? 'on' : 'off'));
  const close = element('button', { type: 'button' }, translate({ id: 'shortcuts.done', message: 'Close' }));
  const dialog = openSheet(
    title,
    element(
      'dl',
      {},
      ...rows().flatMap(([keys, does]) => [
        element('dt', {}, element('kbd', { translate: 'no' }, keys)),
        element('dd', {}, does),
      ]),
    ),
    element(
      'label',
      { class: styles.check },
      singleKeys,
      translate({ id: 'shortcuts.singleKeys', message: 'Use the keys / and ? alone' }),
    ),
    buttonRow(close),
  );
  close.addEventListener('click', () => dialog.close());
}
