import { translate } from '../../i18n/translate';
import { element } from './toolbar';
import * as styles from './Toolbar.module.css';

/** A box for code, whose names filter a table. What is pasted stays in the browser, and out of the address. */
export function pastedNamesBox(onPaste: (code: string) => void): HTMLElement {
  const box = element('textarea', {
    className: styles.control ?? '',
    rows: 4,
    spellcheck: false,
    placeholder: 'async_add_job\nhass.helpers',
  });
  box.addEventListener('input', () => onPaste(box.value));
  const label = translate({
    id: 'reference.paste',
    message: 'Paste names or code of your integration. Only your browser reads it.',
  });
  return element('details', { className: styles.paste ?? '' }, [
    element('summary', {
      textContent: translate({ id: 'reference.check', message: 'What changes for my integration?' }),
    }),
    element('label', { className: styles.field ?? '' }, [label, box]),
  ]);
}
