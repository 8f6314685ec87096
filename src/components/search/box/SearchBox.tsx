import search from 'lucide/dist/esm/icons/search.mjs';
import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { longestQuery, searchPath, searchUrl } from '../../../model/addresses/routes';
import { Icon } from '../../ui/Icon';
import { useLateComponent } from '../shared/use-late-component';
import { CloseButton } from './CloseButton';
import * as styles from './SearchBox.module.css';
import * as panel from './SearchPanel.module.css';

/** Id of the list that the box controls. */
const resultsId = 'search-results';

const loadPanel = () => import('./SearchPanel').then(({ SearchPanel }) => SearchPanel);

/**
 * The box in the header. Until a reader touches it, it is a plain form that leads to the search page; the first hover or
 * focus fetches the panel, the worker and the index. The panel tells the box what is expanded and active.
 */
export function SearchBox(): React.ReactElement {
  const input = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');
  /** Undefined until a reader comes: without scripts, the focus alone opens the box of a phone. */
  const [open, setOpen] = React.useState<boolean>();
  const { Component: Panel, Missing, loading, fetch } = useLateComponent(loadPanel);
  // The reader may have been here before the page ran. Any other change would put the empty query in place of what was typed.
  React.useEffect(() => {
    if (!input.current) return;
    setQuery(input.current.value);
    if (input.current !== document.activeElement) return;
    fetch();
    setOpen(true);
  }, [fetch]);
  const { hint, takeOrigin } = useShortcut(input);

  const ask = (text: string): void => {
    setQuery(text);
    setOpen(true);
  };
  const close = React.useCallback(() => setOpen(false), []);
  const show = (): void => {
    fetch();
    setOpen(true);
  };
  return (
    <form
      className={styles.form}
      role="search"
      action={searchPath}
      data-open={open}
      data-loading={loading}
      onPointerEnter={() => open || fetch()}
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
        maxLength={longestQuery}
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
        // A box that is closed keeps the focus, but not the keyboard of a phone, which must be there for the next focus.
        inputMode={open === false ? 'none' : undefined}
        onFocus={show}
        onBlur={() => setOpen((now) => now || undefined)}
        onClick={show}
        onChange={(event) => ask(event.target.value)}
      />
      {hint === undefined ? null : (
        <kbd className={styles.hint} translate="no" aria-hidden>
          {hint}
        </kbd>
      )}
      {Panel ? (
        <Panel
          input={input}
          listId={resultsId}
          query={query}
          open={open === true}
          onQuery={ask}
          onClose={close}
          takeOrigin={takeOrigin}
        />
      ) : null}
      {Missing && open ? (
        // A press keeps the focus in the box, or the box would close before the click.
        <div className={panel.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <Missing onRetry={fetch}>
            <a href={searchUrl(query)}>{translate({ id: 'search.openPage', message: 'Open the search page' })}</a>
          </Missing>
          <CloseButton
            onClose={() => {
              input.current?.focus();
              close();
            }}
          />
        </div>
      ) : null}
    </form>
  );
}

/**
 * Ctrl+K or ⌘K puts the caret into the box, and closes what lies over it. Returns the hint to show, once the platform is known. The other
 * shortcuts are in `browser/enhancements/shortcuts.ts`.
 */
function useShortcut(input: React.RefObject<HTMLInputElement>): {
  readonly hint: string | undefined;
  /** What had the focus before; asked once. */
  readonly takeOrigin: () => Element | null;
} {
  const origin = React.useRef<Element | null>(null);
  const takeOrigin = React.useCallback(() => {
    const { current } = origin;
    origin.current = null;
    return current;
  }, []);
  const [hint, setHint] = React.useState<string>();
  React.useEffect(() => {
    setHint(/Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Nothing below a modal dialog takes the focus.
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      if (document.activeElement !== input.current) origin.current = document.activeElement;
      input.current?.focus();
      input.current?.select();
      // Opens a box that was closed and has kept the focus.
      input.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
  return { hint, takeOrigin };
}
