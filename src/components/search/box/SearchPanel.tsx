import { navigate } from 'gatsby';
import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { withHighlight } from '../../../model/addresses/highlight-address';
import { identifiersPath, searchUrl } from '../../../model/addresses/routes';
import { shownVersion } from '../../../search/client/search-client';
import type { SearchAnswer } from '../../../search/types';
import { site } from '../../../config/browser-config';
import { SearchAdvice, SearchFailure, summaryOf } from '../shared/SearchMessages';
import { rememberSearch, useRecentSearches } from '../shared/use-recent-searches';
import { CloseButton } from './CloseButton';
import { ChoiceContent, OptionLink } from './PanelOption';
import * as styles from './SearchPanel.module.css';
import { useCombobox } from './use-combobox';
import { usePanelPointer, usePanelRoom } from './use-panel';
import { useSuggestions } from './use-suggestions';
import type { Choice } from './use-suggestions';

export interface SearchPanelProps {
  readonly input: React.RefObject<HTMLInputElement>;
  /** Id of the list, which the box has to know. */
  readonly listId: string;
  readonly query: string;
  readonly open: boolean;
  /** Puts words into the box. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** Suggestions below the box. Loads the index as soon as it is mounted, which is the first touch of the box. */
export function SearchPanel({ input, listId, query, open, onQuery, onClose }: SearchPanelProps): React.ReactElement {
  const optionId = (index: number): string => `${listId}-${index}`;
  const panel = React.useRef<HTMLDivElement>(null);
  const [reached, setReached] = React.useState({ query, index: -1 });
  const active = open && reached.query === query ? reached.index : -1;
  const pointed = usePanelPointer(panel, open, onClose);
  usePanelRoom(panel, open);
  const { recent, refresh, clear } = useRecentSearches();
  const { choices, answer, excerpts, failure, busy, retry } = useSuggestions(query, recent, pointed || active !== -1);
  React.useEffect(() => {
    if (!open) setReached({ query: '', index: -1 });
    else refresh();
  }, [open, refresh]);

  const asked = query.trim() !== '';
  const go = (href: string): void => {
    rememberSearch(query);
    onClose();
    input.current?.blur();
    navigate(href);
  };
  const choose = (choice: Choice): void => {
    if (choice.kind === 'recent') onQuery(choice.query);
    // Only the way there carries the words; the link itself, which may be copied, does not.
    else go(choice.kind === 'hit' ? withHighlight(choice.href, answer?.suggestion ?? query) : choice.href);
  };
  /** The focus must not go away with what had it: it goes back to the box, which has opened the panel. */
  const backToBox =
    (then: () => void): (() => void) =>
    () => {
      input.current?.focus();
      then();
    };
  const dismiss = backToBox(onClose);
  useCombobox({
    input,
    expanded: open && (asked || choices.length > 0),
    options: choices.map((_, index) => optionId(index)),
    active,
    onActive: (index) => setReached({ query, index }),
    onEnter: (index) => {
      // The same whether results are there yet or not.
      const choice = choices[index];
      if (choice) choose(choice);
      else if (asked) go(searchUrl(query.trim(), '', { version: shownVersion() }));
    },
    onOpen: () => onQuery(query),
    onClose: dismiss,
  });
  return (
    <div ref={panel} className={styles.panel} data-empty={!asked && choices.length === 0} hidden={!open}>
      <CloseButton onClose={dismiss} />
      <PanelStatus
        asked={asked}
        answer={answer}
        failed={failure !== undefined}
        recent={recent}
        onClear={backToBox(clear)}
      />
      {failure ? <SearchFailure failure={failure} onRetry={retry} /> : null}
      {answer && !busy ? <SearchAdvice answer={answer} onQuery={onQuery} /> : null}
      <div
        id={listId}
        role="listbox"
        aria-label={
          asked
            ? translate({ id: 'search.results', message: 'Search results' })
            : translate({ id: 'search.recent', message: 'Recent searches' })
        }
        aria-busy={busy}
        className={styles.list}
      >
        {choices.map((choice, index) => (
          <OptionLink
            key={choice.key}
            id={optionId(index)}
            selected={index === active}
            href={choice.href}
            nested={choice.kind === 'hit' && choice.nested}
            onChoose={() => choose(choice)}
          >
            <ChoiceContent choice={choice} excerpts={excerpts} />
          </OptionLink>
        ))}
      </div>
      <PanelFooter all={asked && active === -1} />
    </div>
  );
}

interface PanelStatusProps {
  readonly asked: boolean;
  readonly answer: SearchAnswer | undefined;
  readonly failed: boolean;
  readonly recent: readonly string[];
  readonly onClear: () => void;
}

/** First line of the panel: what it shows, also for screen readers. */
export function PanelStatus({ asked, answer, failed, recent, onClear }: PanelStatusProps): React.ReactElement {
  const loading = asked && !answer && !failed;
  return (
    <div className={styles.bar}>
      <p className={loading ? `${styles.text} ${styles.loading}` : styles.text} role="status">
        {loading ? translate({ id: 'search.loading', message: 'Loading the search index…' }) : null}
        {asked && answer ? summaryOf(answer) : null}
        {!asked && recent.length > 0 ? translate({ id: 'search.recent', message: 'Recent searches' }) : null}
        {!asked && recent.length === 0
          ? translate({ id: 'search.hint', message: 'Type a name, part of a name, or a few words.' })
          : null}
      </p>
      {!asked && recent.length > 0 ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          {translate({ id: 'search.clearRecent', message: 'Clear', description: 'Forgets the recent searches' })}
        </button>
      ) : null}
    </div>
  );
}

const opens = translate({ id: 'search.toOpen', message: 'to open' });
const seesAll = translate({ id: 'search.toSeeAll', message: 'for all results', description: 'What Enter does' });

const keysFor = (all: boolean) => [
  ['↑ ↓', translate({ id: 'search.toMove', message: 'to move' })],
  [translate({ id: 'search.enterKey', message: 'Enter', description: 'Name of a key' }), all ? seesAll : opens],
  [
    translate({ id: 'search.escapeKey', message: 'Esc', description: 'Name of a key' }),
    translate({ id: 'search.toClose', message: 'to close' }),
  ],
];

/** Key hints (Enter sees all results unless a row is selected), for those who have keys, and the way to the index of names. */
export function PanelFooter({ all }: { readonly all: boolean }): React.ReactElement {
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        {keysFor(all).map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </span>
      {site.namesPage ? (
        <a href={identifiersPath(site)}>{translate({ id: 'search.names', message: 'Names A–Z' })}</a>
      ) : null}
    </div>
  );
}
