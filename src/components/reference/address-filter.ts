import { replaceAddress } from '../../browser/navigation/history-keys';
import { translate } from '../../i18n/translate';
import { decodeAddress } from '../../model/addresses/address';

interface View {
  readonly options: FilterOptions;
  /** Whether a state leaves an element out. */
  readonly hides: (target: HTMLElement, state: FilterState) => boolean;
  /** Puts a state into the controls. What the reader types in them stays theirs. */
  readonly fill: (state: FilterState) => void;
  /** Shows a state; `found` is what the filter was cleared for. */
  readonly show: (state: FilterState, found: HTMLElement | undefined) => void;
}

/** Milliseconds after the last change when the address follows, because Safari refuses more than 100 changes in 30 seconds. */
const pause = 200;

/** A filter whose state stands in the address. It gives way to what the address names. */
export function addressFilter({ options, hides, fill, show }: View): {
  readonly state: () => FilterState;
  readonly change: (part: Partial<FilterState>) => void;
  readonly follow: () => void;
} {
  const { pathname } = location;
  let state = readFilter(location.search, options);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The query for the state that is shown. */
  let shown: string | undefined;
  const showState = (found?: HTMLElement): void => {
    shown = writeFilter(state);
    show(state, found);
  };
  const keep = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (location.pathname === pathname) replaceAddress(`${pathname}${writeFilter(state)}${location.hash}`);
  };
  return {
    state: () => state,
    change: (part) => {
      state = { ...state, ...part };
      showState();
      clearTimeout(waiting);
      waiting = setTimeout(keep, pause);
    },
    follow: () => {
      // The address changes before the page that it leads to takes the place of this one.
      if (location.pathname !== pathname) return;
      const left = state;
      // A change that the address does not have yet is newer than the address.
      const isBehind = waiting !== undefined;
      if (!isBehind) state = readFilter(location.search, options);
      // The browser's own `:target` does not see what scripts navigate to.
      const target = document.getElementById(decodeAddress(location.hash.slice(1)));
      const isHidden = target !== null && hides(target, state);
      const found = target && (isHidden || hides(target, left)) ? target : undefined;
      if (isHidden) state = withoutFilter(state);
      if (isHidden || isBehind || isAskingForMore(location.search, options, state)) keep();
      // What was said of the state, such as that the filter was cleared, still holds.
      if (!found && writeFilter(state) === shown) return;
      fill(state);
      showState(found);
    },
  };
}

/** Whether an address names a choice or an order that the state does not have. */
function isAskingForMore(search: string, { choices }: FilterOptions, state: FilterState): boolean {
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams(writeFilter(state));
  const names = [...Object.keys(choices).map((name) => name.toLowerCase()), 'sort'];
  return names.some((name) => asked.has(name) && !known.has(name));
}

/** What a reader has chosen: words, a value for each choice, and a column to sort by. It stands in the address. */
export interface FilterState {
  readonly text: string;
  /** Name of the choice, in lower case → value. Empty for all values, where nothing said would mean another choice. */
  readonly choices: Readonly<Record<string, string>>;
  /** Name of the column, in lower case; a leading `-` turns the order round. */
  readonly sort: string;
}

/** What there is to choose from. */
interface FilterOptions {
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
    const isAsked = parameters.has(name.toLowerCase());
    return isAsked && (value === '' || values.includes(value)) ? [[name.toLowerCase(), value]] : [];
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
  for (const [name, value] of Object.entries(choices)) parameters.set(name, value);
  if (sort !== '') parameters.set('sort', sort);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** What code writes around the name of a property or method: `self._attr_is_on`, `is_on()`. */
const aroundName = /^(?:self\.)?(?:_attr_)?(?=\w)|(?<=\w)\(.*$/g;

/** Whether all words of a search occur in a text, in any order and case, names also without what code writes around them. */
export function hasWords(text: string, search: string): boolean {
  const folded = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word) || folded.includes(word.replace(aroundName, '')));
}

/** The choices with a value for one of them; without one, nothing is chosen, unless `isSaid`. */
export function withChoice(
  choices: FilterState['choices'],
  name: string,
  value: string,
  isSaid = false,
): FilterState['choices'] {
  const others = Object.entries(choices).filter(([other]) => other !== name);
  return Object.fromEntries(value !== '' || isSaid ? [...others, [name, value]] : others);
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
