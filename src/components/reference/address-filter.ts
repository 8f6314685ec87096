import { readFilter, withoutFilter, writeFilter } from './filter-state';
import type { FilterOptions, FilterState } from './filter-state';

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
    if (location.pathname === pathname)
      history.replaceState(history.state, '', `${pathname}${writeFilter(state)}${location.hash}`);
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
      const target = document.getElementById(location.hash.slice(1));
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
