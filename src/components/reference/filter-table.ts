import { translate } from '../../i18n/translate';
import { addressFilter } from './address-filter';
import type { Enhancement } from './enhancement';
import { clearedText, countText, hasWords } from './filter-state';
import type { FilterState } from './filter-state';
import { element, selectBox, showValue, textBox, toolbar } from './toolbar';
import * as styles from './Toolbar.module.css';

interface Row {
  readonly element: HTMLTableRowElement;
  readonly text: string;
  readonly cells: readonly string[];
}
interface Table {
  /** The heading above it and what lets it scroll: hidden with it. */
  readonly parts: readonly HTMLElement[];
  readonly body: HTMLTableSectionElement;
  readonly heads: readonly HTMLTableCellElement[];
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Lets a reader filter the tables of a page by words and by the values of some columns, and sort by any column. */
export function enhance(root: HTMLElement, names: string): Enhancement {
  const choices = names === '' ? [] : names.split(',').map((name) => name.trim());
  const tables = [...root.querySelectorAll('table')].flatMap(readTable);
  const all = tables.flatMap(({ rows }) => rows);
  const valuesOf = (name: string): string[] =>
    [
      ...new Set(tables.flatMap((table) => table.rows.map((row) => row.cells[table.columns.indexOf(name)] ?? ''))),
    ].sort();
  const values = Object.fromEntries(choices.map((name) => [name, valuesOf(name)]));
  const filter = addressFilter({
    options: { choices: values, columns: tables.flatMap(({ columns }) => columns) },
    hides: (target, state) =>
      tables.some((table) => {
        const row = table.rows.find(({ element }) => element.contains(target));
        if (row) return !matches(row, table, state);
        const isAround = table.parts.some((part) => part.contains(target));
        return isAround && !table.rows.some((one) => matches(one, table, state));
      }),
    fill: ({ text, choices: chosen }) => {
      showValue(words, text);
      selects.forEach((select, index) => showValue(select, chosen[choices[index]?.toLowerCase() ?? ''] ?? ''));
    },
    show: (state, found) => {
      let shown = 0;
      for (const table of tables) {
        const visible = table.rows.filter((row) => matches(row, table, state));
        shown += visible.length;
        for (const row of table.rows) row.element.hidden = true;
        for (const row of visible) row.element.hidden = false;
        for (const part of table.parts) part.hidden = visible.length === 0;
        sortTable(table, state.sort);
      }
      const count = countText(shown, all.length);
      if (found) say(clearedText(count));
      else
        say(
          shown === 0
            ? translate({ id: 'reference.nothing', message: 'No matches. Try fewer words or a different filter.' })
            : count,
        );
      found?.scrollIntoView({ behavior: 'instant' });
    },
  });
  const words = textBox(translate({ id: 'reference.filter', message: 'Filter' }), (text) => filter.change({ text }));
  const selects = choices.map((name) =>
    selectBox(name, { all: translate({ id: 'reference.all', message: 'All' }), values: values[name] ?? [] }, (value) =>
      filter.change({ choices: { ...filter.state().choices, [name.toLowerCase()]: value } }),
    ),
  );
  const { bar, say } = toolbar(translate({ id: 'reference.filter', message: 'Filter' }), [words, ...selects]);
  for (const table of tables)
    addSortButtons(table, (column) => filter.change({ sort: filter.state().sort === column ? `-${column}` : column }));
  root.prepend(bar);
  filter.follow();
  return { stop: () => bar.remove(), follow: filter.follow };
}

function readTable(table: HTMLTableElement): Table[] {
  const [body] = table.tBodies;
  if (!body) return [];
  const frame = table.closest<HTMLElement>('.table-scroll') ?? table;
  const heading = frame.previousElementSibling;
  const heads = [...table.querySelectorAll('th')];
  const rows = [...body.rows].map((row) => {
    const cells = [...row.cells].map((cell) => cell.textContent.trim());
    return { element: row, cells, text: cells.join(' ') };
  });
  return [
    {
      parts: [frame, ...(heading instanceof HTMLHeadingElement ? [heading] : [])],
      body,
      heads,
      columns: heads.map((head) => head.textContent.trim()),
      rows,
    },
  ];
}

function matches(row: Row, { columns }: Table, { text, choices }: FilterState): boolean {
  const chosen = columns.every((column, index) => {
    const value = choices[column.toLowerCase()] ?? '';
    return value === '' || row.cells[index] === value;
  });
  return chosen && hasWords(row.text, text);
}

function addSortButtons({ heads, columns }: Table, onSort: (column: string) => void): void {
  heads.forEach((head, index) => {
    const column = columns[index] ?? '';
    const button = element('button', { type: 'button', textContent: column, className: styles.sort ?? '' });
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
