import { translate } from '../../i18n/translate';
import { endingImports, parseRemoved } from '../../model/reference/removed-names';
import type { EndingImport, Removals } from '../../model/reference/removed-names';
import { element } from './toolbar';
import * as styles from './Toolbar.module.css';

/**
 * A box for code, whose names filter a table. What is pasted stays in the browser, and out of the address. With the address of the data
 * file of removed names, it also lists the imports that stop existing.
 */
export function pastedNamesBox(onPaste: (code: string) => void, removed?: string): HTMLElement {
  const box = element('textarea', {
    className: styles.control ?? '',
    rows: 4,
    spellcheck: false,
    placeholder: 'async_add_job\nhass.helpers',
  });
  const endings = element('ul', { role: 'status', hidden: true });
  let removals: Removals | undefined;
  const show = (): void => {
    const found = removals ? endingImports(box.value, removals) : [];
    endings.hidden = found.length === 0;
    endings.replaceChildren(...found.map((one) => element('li', { textContent: endingText(one) })));
  };
  box.addEventListener('input', () => {
    onPaste(box.value);
    show();
  });
  const label = translate({
    id: 'reference.paste',
    message: 'Paste names or code of your integration. Only your browser reads it.',
  });
  const details = element('details', { className: styles.paste ?? '' }, [
    element('summary', {
      textContent: translate({ id: 'reference.check', message: 'What changes for my integration?' }),
    }),
    element('label', { className: styles.field ?? '' }, [label, box]),
    endings,
  ]);
  const load = async (): Promise<void> => {
    const response = await fetch(`${__PATH_PREFIX__}${removed ?? ''}`);
    removals = parseRemoved(await response.json());
    show();
  };
  // Without the file, the table is filtered all the same.
  if (removed !== undefined)
    details.addEventListener('toggle', () => void load().catch(() => undefined), { once: true });
  return details;
}

const endingText = ({ line, name, until, now }: EndingImport): string =>
  now === undefined
    ? translate({ id: 'reference.ending', message: 'Line {line}: {name} exists until {until}.' }, { line, name, until })
    : translate(
        { id: 'reference.moved', message: 'Line {line}: {name} exists until {until}. It is now in {now}.' },
        { line, name, until, now },
      );
