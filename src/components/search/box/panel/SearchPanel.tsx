import { navigate } from 'gatsby';
import * as React from 'react';
import { translate } from '../../../../i18n/translate';
import { withHighlight } from '../../../../model/addresses/highlight-address';
import { searchUrl } from '../../../../model/addresses/routes';
import { ChoiceContent } from './ChoiceContent';
import { CloseButton } from './CloseButton';
import { shownVersion } from '../../../../search/client/search-client';
import type { Choice } from '../choices';
import { OptionLink } from './OptionLink';
import { PanelFooter } from './PanelFooter';
import { PanelStatus } from './PanelStatus';
import { resultsId } from '../results-id';
import { SearchAdvice } from '../../shared/SearchAdvice';
import { SearchFailure } from '../../shared/SearchFailure';
import { useCombobox } from '../use-combobox';
import { usePanelPointer } from '../use-panel-pointer';
import { usePanelRoom } from '../use-panel-room';
import { rememberSearch, useRecentSearches } from '../../shared/use-recent-searches';
import { useSuggestions } from '../use-suggestions';
import * as styles from './SearchPanel.module.css';

export interface SearchPanelProps {
  readonly input: React.RefObject<HTMLInputElement>;
  readonly query: string;
  readonly open: boolean;
  /** Puts words into the box. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

const optionId = (index: number): string => `${resultsId}-${index}`;

/** Suggestions below the box. Loads the index as soon as it is mounted, which is the first touch of the box. */
export function SearchPanel({ input, query, open, onQuery, onClose }: SearchPanelProps): React.ReactElement {
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
        id={resultsId}
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
