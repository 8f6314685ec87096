import { element } from '../../browser/element';
import { translate } from '../../i18n/translate';
import { isNamedIn } from '../../model/reference/pasted-names';
import { endingImports, parseRemoved } from '../../model/reference/removed-names';
import type { EndingImport, Removals } from '../../model/reference/removed-names';
import { addressFilter, clearedText, countText, hasWords } from './address-filter';
import type { FilterState } from './address-filter';
import { readTables, showGradually, valueOf } from './tables';
import type { Row, Table } from './tables';
import { selectBox, showValue, textBox, toolbar } from './toolbar';
import type { Enhancement } from './toolbar';
import * as styles from './Toolbar.module.css';

/** Lets a reader filter the tables of a page by words and by the values of some columns, and sort by any column. */
export function enhance(root: HTMLElement, names: string, removed?: string): Enhancement {
  const choices = names === '' ? [] : names.split(',').map((name) => name.trim());
  const tables = readTables(root);
  const all = tables.flatMap(({ rows }) => rows);
  // Of several tables, each is short, and their order says something.
  const isAlone = tables.length === 1;
  const show = showGradually();
  let pasted = '';
  const fits = (row: Row, table: Table, state: FilterState): boolean =>
    matches(row, table, choices, state) && (pasted === '' || row.names.some((name) => isNamedIn(pasted, name)));
  /** Values of a column in their order; others in that of the page. */
  const valuesOf = (name: string): string[] => {
    const found = new Set(tables.flatMap((table) => table.rows.map((row) => valueOf(row, table, name))));
    return tables[0]?.columns.includes(name) ? [...found].sort() : [...found];
  };
  const values = Object.fromEntries(choices.map((name) => [name, valuesOf(name)]));
  const filter = addressFilter({
    options: { choices: values, columns: isAlone ? tables.flatMap(({ columns }) => columns) : [] },
    hides: (target, state) =>
      tables.some((table) => {
        const row = table.rows.find(({ element }) => element.contains(target));
        if (row) return !fits(row, table, state);
        const isAround = table.parts.some((part) => part.contains(target));
        return isAround && !table.rows.some((one) => fits(one, table, state));
      }),
    fill: ({ text, choices: chosen }) => {
      showValue(words, text);
      selects.forEach((select, index) => showValue(select, chosen[choices[index]?.toLowerCase() ?? ''] ?? ''));
    },
    show: (state, found) => {
      let shown = 0;
      const parts = new Map<HTMLElement, boolean>();
      for (const table of tables) {
        const before = shown;
        for (const row of table.rows) {
          const isShown = fits(row, table, state);
          if (isShown) shown += 1;
          parts.set(row.element, isShown);
        }
        for (const part of table.parts) parts.set(part, shown > before);
        if (isAlone) sortTable(table, state.sort);
      }
      show(parts, found !== undefined);
      followInContents(parts);
      const nothing = translate({
        id: 'reference.nothing',
        message: 'No matches. Try fewer words or a different filter.',
      });
      const count = countText(shown, all.length);
      say(found ? clearedText(count) : shown === 0 ? nothing : count);
      found?.scrollIntoView();
    },
  });
  const words = textBox(translate({ id: 'reference.filter', message: 'Filter' }), (text) => filter.change({ text }));
  const selects = choices.map((name) =>
    selectBox(name, { all: translate({ id: 'reference.all', message: 'All' }), values: values[name] ?? [] }, (value) =>
      filter.change({ choices: { ...filter.state().choices, [name.toLowerCase()]: value } }),
    ),
  );
  const { bar, say } = toolbar(translate({ id: 'reference.filter', message: 'Filter' }), [words, ...selects]);
  for (const table of isAlone ? tables : [])
    addSortButtons(table, (column) => filter.change({ sort: filter.state().sort === column ? `-${column}` : column }));
  if (all.some((row) => row.names.length > 0)) {
    bar.append(
      pastedNamesBox((code) => {
        pasted = code.trim();
        filter.change({});
      }, removed),
    );
  }
  root.prepend(bar);
  filter.follow();
  return { stop: () => bar.remove(), follow: filter.follow };
}

function matches(row: Row, table: Table, choices: readonly string[], state: FilterState): boolean {
  const chosen = choices.every((name) => {
    const value = state.choices[name.toLowerCase()] ?? '';
    return value === '' || valueOf(row, table, name) === value;
  });
  return chosen && hasWords(row.text, state.text);
}

function addSortButtons({ heads, columns }: Table, onSort: (column: string) => void): void {
  heads.forEach((head, index) => {
    const column = columns[index] ?? '';
    const button = element('button', { type: 'button', class: styles.sort }, column);
    button.addEventListener('click', () => onSort(column.toLowerCase()));
    head.replaceChildren(button);
  });
}

function sortTable({ heads, columns, rows, body }: Table, sort: string): void {
  const name = sort.replace(/^-/, '');
  const index = columns.findIndex((column) => column.toLowerCase() === name);
  heads.forEach((head, at) => {
    if (at === index) head.setAttribute('aria-sort', sort.startsWith('-') ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  });
  const order = new Intl.Collator('en', { numeric: true });
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted =
    index === -1
      ? rows
      : [...rows].sort((a, b) => direction * order.compare(a.cells[index] ?? '', b.cells[index] ?? ''));
  if (sorted.some((row, at) => body.rows[at] !== row.element)) body.append(...sorted.map((row) => row.element));
}

/**
 * A box for code, whose names filter a table. What is pasted stays in the browser, and out of the address. With the address of the data
 * file of removed names, it also lists the imports that stop existing.
 */
function pastedNamesBox(onPaste: (code: string) => void, removed?: string): HTMLElement {
  const box = element('textarea', {
    ...{ class: styles.control, rows: '4', spellcheck: 'false' },
    placeholder: 'async_add_job\nhass.helpers',
  });
  const endings = element('ul', { role: 'status', hidden: '' });
  let removals: Removals | undefined;
  const show = (): void => {
    const found = removals ? endingImports(box.value, removals) : [];
    endings.hidden = found.length === 0;
    endings.replaceChildren(...found.map((one) => element('li', {}, endingText(one))));
  };
  box.addEventListener('input', () => {
    onPaste(box.value);
    show();
  });
  const label = translate({
    id: 'reference.paste',
    message: 'Paste names or code of your integration. Only your browser reads it.',
  });
  const details = element(
    'details',
    { class: styles.paste },
    element('summary', {}, translate({ id: 'reference.check', message: 'What changes for my integration?' })),
    element('label', { class: styles.field }, label, box),
    endings,
  );
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

/** Hides the entries of the table of contents whose headings a filter hides. */
function followInContents(shown: ReadonlyMap<HTMLElement, boolean>): void {
  const hidden = new Set([...shown].filter(([, isShown]) => !isShown).map(([{ id }]) => `#${id}`));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    const entry = link.closest('li');
    if (entry) entry.hidden = hidden.has(link.getAttribute('href') ?? '');
  }
}
