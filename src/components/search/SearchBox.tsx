import search from 'lucide/dist/esm/icons/search.mjs';
import * as React from 'react';
import { Icon } from '../ui/Icon';
import { searchPath } from '../../model/routes';
import type { SearchPanelProps } from './SearchPanel';
import { useShortcut } from './use-shortcut';
import * as styles from './SearchBox.module.css';

/** Id of the list that the box controls. */
export const resultsId = 'search-results';

/**
 * The box in the header. Until a reader touches it, it is a plain form that leads to the search page; the first hover or
 * focus fetches the panel, the worker and the index.
 */
export function SearchBox(): React.ReactElement {
  const input = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const [active, setActive] = React.useState<string>();
  const [Panel, setPanel] = React.useState<React.ComponentType<SearchPanelProps>>();
  const hint = useShortcut(input);

  const prepare = (): void => {
    // If it cannot be had now, the form still leads to the search page, and the next touch tries again.
    const load = (): Promise<void> => import('./SearchPanel').then((module) => setPanel(() => module.SearchPanel));
    if (!Panel) load().catch(() => undefined);
  };
  const close = React.useCallback(() => {
    setOpen(false);
    setActive(undefined);
  }, []);
  const shown = open && Panel !== undefined && query.trim() !== '';
  return (
    <form
      className={styles.form}
      role="search"
      action={searchPath}
      onPointerEnter={prepare}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <Icon icon={search} className={styles.icon} size={18} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        value={query}
        placeholder="Search"
        aria-label="Search"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={shown}
        aria-controls={resultsId}
        aria-autocomplete="list"
        aria-activedescendant={shown ? active : undefined}
        onFocus={() => {
          prepare();
          setOpen(true);
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(undefined);
          setOpen(true);
        }}
      />
      {hint === undefined ? null : (
        <kbd className={styles.hint} aria-hidden>
          {hint}
        </kbd>
      )}
      {Panel ? (
        <Panel input={input} query={query} shown={shown} active={active} onActive={setActive} onClose={close} />
      ) : null}
    </form>
  );
}
