import { translate } from '../../i18n/translate';

/** What a reader has chosen: words, a value for each choice, and a column to sort by. It stands in the address. */
export interface FilterState {
  readonly text: string;
  /** Name of the choice, in lower case → value. */
  readonly choices: Readonly<Record<string, string>>;
  /** Name of the column, in lower case; a leading `-` turns the order round. */
  readonly sort: string;
}

/** The state in the query of an address. */
export function readFilter(search: string, choices: readonly string[]): FilterState {
  const parameters = new URLSearchParams(search);
  const chosen = choices.flatMap((name): [string, string][] => {
    const value = parameters.get(name.toLowerCase());
    return value === null ? [] : [[name.toLowerCase(), value]];
  });
  return { text: parameters.get('q') ?? '', choices: Object.fromEntries(chosen), sort: parameters.get('sort') ?? '' };
}

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
