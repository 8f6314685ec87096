import { translate } from '../../i18n/translate';

/** What a reader has chosen: words, a value for each choice, and a column to sort by. It stands in the address. */
export interface FilterState {
  readonly text: string;
  /** Name of the choice, in lower case → value. */
  readonly choices: Readonly<Record<string, string>>;
  /** Name of the column, in lower case; a leading `-` turns the order round. */
  readonly sort: string;
}

/** What there is to choose from. */
export interface FilterOptions {
  /** Name of a choice → its values. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Columns to sort by. */
  readonly columns: readonly string[];
}

/** The state in the query of an address, without values and columns that are not there. */
export function readFilter(search: string, { choices, columns }: FilterOptions): FilterState {
  const parameters = new URLSearchParams(search);
  const chosen = Object.entries(choices).flatMap(([name, values]): [string, string][] => {
    const value = parameters.get(name.toLowerCase()) ?? '';
    return values.includes(value) ? [[name.toLowerCase(), value]] : [];
  });
  const sort = parameters.get('sort') ?? '';
  const sortable = columns.some((column) => column.toLowerCase() === sort.replace(/^-/, ''));
  return { text: parameters.get('q') ?? '', choices: Object.fromEntries(chosen), sort: sortable ? sort : '' };
}

/** The same order, with nothing left out. */
export const withoutFilter = ({ sort }: FilterState): FilterState => ({ text: '', choices: {}, sort });

/** The query for a state, with a leading `?`; empty when nothing is chosen. */
export function writeFilter({ text, choices, sort }: FilterState): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text.trim());
  for (const [name, value] of Object.entries(choices)) if (value !== '') parameters.set(name, value);
  if (sort !== '') parameters.set('sort', sort);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether all words of a search occur in a text, in any order and case. */
export function hasWords(text: string, search: string): boolean {
  const folded = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** `3 of 12 shown`, or that it is all of them. */
export const countText = (shown: number, all: number): string =>
  shown === all
    ? translate({ id: 'reference.allShown', message: 'All {all} shown' }, { all })
    : translate({ id: 'reference.someShown', message: '{shown} of {all} shown' }, { shown, all });

/** That all is shown again, because the filter left out what the address names. */
export const clearedText = (count: string): string =>
  translate(
    { id: 'reference.cleared', message: 'Filter cleared. {count}', description: '{count}: “All 12 shown”' },
    { count },
  );
