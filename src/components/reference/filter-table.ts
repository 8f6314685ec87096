import { element } from '../../browser/element';
import { currentSetup, followSetting } from '../../browser/kept-setup';
import { replaceAddress } from '../../browser/navigation/history-keys';
import { translate } from '../../i18n/translate';
import { compareReleases } from '../../model/reference/releases';
import { addressFilter, clearedText, countText, hasWords, withChoice } from './address-filter';
import type { FilterState } from './address-filter';
import { checkCodeBox } from './check-code';
import { readTables, showGradually, valueOf } from './tables';
import type { Row, Table } from './tables';
import { followInContents, selectBox, showValue, textBox, toolbar } from './toolbar';
import type { Enhancement } from './toolbar';
import * as styles from './Toolbar.lazy.module.css';

/** Lets a reader filter the tables of a page by words and by the values of some columns, and sort by any column. */
export function enhance(root: HTMLElement, names: string, sources?: string): Enhancement {
  const choices = names === '' ? [] : names.split(',').map((name) => name.trim());
  const tables = readTables(root);
  const all = tables.flatMap(({ rows }) => rows);
  // Of several tables, each is short, and their order says something.
  const isAlone = tables.length === 1;
  const show = showGradually();
  /** Ids of the rows that concern pasted code. */
  let concerned: ReadonlySet<string> | undefined;
  const fits = (row: Row, table: Table, state: FilterState): boolean =>
    matches(row, table, choices, state) && concerned?.has(row.element.id) !== false;
  /** Values of a column in their order; others in that of the page. */
  const valuesOf = (name: string): string[] => {
    const rowValues = tables.flatMap((table) => table.rows.map((row) => valueOf(row, table, columnOf(name))));
    const found = new Set(name === from ? rowValues.filter(isRelease).sort(compareReleases) : rowValues);
    return tables[0]?.columns.includes(name) ? [...found].sort() : [...found];
  };
  const values = Object.fromEntries(choices.map((name) => [name, valuesOf(name)]));
  const supported = (): string => firstSupported(values[from] ?? [], currentSetup().release);
  const first = firstQuery(location, supported());
  if (first !== undefined) replaceAddress(first);
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
        for (const part of table.group) parts.set(part, shown > before || parts.get(part) === true);
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
  /** Without a choice, the table would begin with the release of the setup. */
  const choose = (name: string, value: string): void =>
    filter.change({
      choices: withChoice(filter.state().choices, name.toLowerCase(), value, name === from && supported() !== ''),
    });
  const words = textBox(translate({ id: 'reference.filter', message: 'Filter' }), (text) => filter.change({ text }));
  const selects = choices.map((name) =>
    selectBox(
      labelOf(name),
      { all: translate({ id: 'reference.all', message: 'All' }), values: values[name] ?? [] },
      (value) => choose(name, value),
    ),
  );
  const { bar, say } = toolbar(translate({ id: 'reference.filter', message: 'Filter' }), [words, ...selects]);
  for (const table of isAlone ? tables : [])
    addSortButtons(table, (column) => filter.change({ sort: filter.state().sort === column ? `-${column}` : column }));
  if (sources !== undefined) {
    bar.append(
      checkCodeBox(sources, (rows) => {
        concerned = rows;
        filter.change({});
      }),
    );
  }
  root.prepend(bar);
  const onSetup = (): void => {
    const release = supported();
    choose(from, release);
    choices.forEach((name, index) => name === from && selects[index] && showValue(selects[index], release));
  };
  let unfollow: (() => void) | undefined;
  if (choices.includes(from)) {
    const words = translate({ id: 'reference.setup', message: 'Remember a release' });
    bar.append(element('button', { type: 'button', class: styles.action, 'data-setup': '' }, words));
    unfollow = followSetting('release', onSetup);
  }
  filter.follow();
  return {
    stop: () => {
      unfollow?.();
      bar.remove();
    },
    follow: filter.follow,
  };
}

/** A choice of the release to begin with. What has no release yet comes after all of them. */
const from = 'From';
const columnOf = (choice: string): string => (choice === from ? 'Release' : choice);
const labelOf = (choice: string): string =>
  choice === from ? translate({ id: 'reference.from', message: 'From release' }) : choice;
/** Of releases, the latest first, the oldest that is no older than the one that the reader supports; empty without one. */
export const firstSupported = (releases: readonly string[], release: string): string =>
  (release === '' ? undefined : releases.findLast((one) => compareReleases(one, release) <= 0)) ?? '';
/** The query to begin with for a reader who supports a release; none where the address asks for something itself. */
export const firstQuery = (
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  supported: string,
): string | undefined =>
  search === '' && hash === '' && supported !== '' ? `?${from.toLowerCase()}=${supported}` : undefined;
const isRelease = (value: string): boolean => /^\d/.test(value);

/** Whether a row has the words and the choices of a filter. */
export function matches(row: Row, table: Table, choices: readonly string[], state: FilterState): boolean {
  const chosen = choices.every((name) => {
    const value = state.choices[name.toLowerCase()] ?? '';
    const own = valueOf(row, table, columnOf(name));
    return value === '' || own === value || (name === from && !(isRelease(own) && compareReleases(own, value) > 0));
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
