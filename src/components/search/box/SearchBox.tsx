import search from 'lucide/dist/esm/icons/search.mjs';
import * as React from 'react';
import { Icon } from '../../ui/Icon';
import { translate } from '../../../i18n/translate';
import { searchPath } from '../../../model/addresses/routes';
import type { SearchPanelProps } from './panel/SearchPanel';
import { resultsId } from './results-id';
import { useShortcut } from './use-shortcut';
import * as styles from './SearchBox.module.css';

/**
 * The box in the header. Until a reader touches it, it is a plain form that leads to the search page; the first hover or
 * focus fetches the panel, the worker and the index. The panel tells the box what is expanded and active.
 */
export function SearchBox(): React.ReactElement {
  const input = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const [Panel, setPanel] = React.useState<React.ComponentType<SearchPanelProps>>();
  const hint = useShortcut(input);

  const prepare = (): void => {
    // If it cannot be had now, the form still leads to the search page, and the next touch tries again.
    const load = (): Promise<void> =>
      import('./panel/SearchPanel').then((module) => setPanel(() => module.SearchPanel));
    if (!Panel) load().catch(() => undefined);
  };
  const ask = (text: string): void => {
    setQuery(text);
    setOpen(true);
  };
  const close = React.useCallback(() => setOpen(false), []);
  return (
    <form
      className={styles.form}
      role="search"
      action={searchPath}
      data-open={open}
      onPointerEnter={prepare}
      onBlur={({ currentTarget, relatedTarget }) =>
        // Without a next focus a tap hit something that takes none; the panel knows what.
        (Panel && !relatedTarget) || currentTarget.contains(relatedTarget) || close()
      }
    >
      <Icon icon={search} className={styles.icon} size={18} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        value={query}
        placeholder={translate({ id: 'search.label', message: 'Search' })}
        aria-label={translate({ id: 'search.label', message: 'Search' })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={resultsId}
        aria-autocomplete="list"
        onFocus={() => {
          prepare();
          setOpen(true);
        }}
        onChange={(event) => ask(event.target.value)}
      />
      {hint === undefined ? null : (
        <kbd className={styles.hint} aria-hidden>
          {hint}
        </kbd>
      )}
      {Panel ? <Panel input={input} query={query} open={open} onQuery={ask} onClose={close} /> : null}
    </form>
  );
}
