import { navigate } from 'gatsby';
import * as React from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { translate } from '../../../i18n/translate';
import { withHighlight } from '../../../model/addresses/highlight-address';
import { identifiersPath, searchUrl } from '../../../model/addresses/routes';
import { shownVersion } from '../../../search/client/search-client';
import type { SearchAnswer } from '../../../search/types';
import { site } from '../../../config/browser-config';
import { PageBoundary } from '../../states/PageBoundary';
import { SearchAdvice, SearchFailure, summaryOf } from '../shared/SearchMessages';
import { rememberSearch, useRecent } from '../shared/use-recent';
import { CloseButton } from './CloseButton';
import { ChoiceContent, OptionLink } from './PanelOption';
import * as styles from './SearchPanel.module.css';
import { useCombobox } from './use-combobox';
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
  /** What had the focus before a shortcut moved it into the box; asked once. */
  readonly takeOrigin: () => Element | null;
}

/** Suggestions below the box. A crash of them leaves the box and the page alone, and the next key is another attempt. */
export function SearchPanel(props: SearchPanelProps): React.ReactElement {
  const fallback = (retry: () => void): React.ReactElement => (
    <div className={styles.panel} hidden={!props.open}>
      <CloseButton onClose={props.onClose} />
      <SearchFailure
        failure={{ reason: 'crash', part: 'worker' }}
        onRetry={() => {
          // The button goes away, and with it the focus.
          props.input.current?.focus();
          retry();
        }}
      />
    </div>
  );
  return (
    <PageBoundary path={props.query} fallback={fallback}>
      <Suggestions {...props} />
    </PageBoundary>
  );
}

/** Loads the index as soon as it is mounted, which is the first touch of the box. */
function Suggestions({
  input,
  listId,
  query,
  open,
  onQuery,
  onClose,
  takeOrigin,
}: SearchPanelProps): React.ReactElement {
  const optionId = (index: number): string => `${listId}-${index}`;
  const panel = React.useRef<HTMLDivElement>(null);
  const [reached, setReached] = React.useState({ query, index: -1 });
  const moved = open && reached.query === query ? reached.index : -1;
  const pointed = usePanelPointer(panel, open, onClose);
  useCloseWatcher(open, onClose);
  usePanelRoom(panel, open);
  const { refresh, clear, ...recent } = useRecent();
  const { choices, answer, answeredQuery, excerpts, failure, busy, retry } = useSuggestions(
    query,
    recent,
    pointed || moved !== -1,
  );
  // Enter opens the best row, once there are rows for what is typed.
  const active = moved === -1 && open && answer && answeredQuery === query && choices.length > 0 ? 0 : moved;
  React.useEffect(() => {
    if (open) refresh();
    else {
      setReached({ query: '', index: -1 });
      takeOrigin();
    }
  }, [open, refresh, takeOrigin]);

  const asked = query.trim() !== '';
  const go = (href: string, inTab: boolean): void => {
    rememberSearch(query);
    if (inTab) {
      window.open(__PATH_PREFIX__ + href, '_blank', 'noopener');
      return;
    }
    onClose();
    input.current?.blur();
    navigate(href);
  };
  const choose = (choice: Choice, inTab = false): void => {
    if (choice.kind === 'recent' && !inTab) onQuery(choice.query);
    // Only the way there carries the words; the link itself, which may be copied, does not.
    else go(choice.kind === 'hit' ? withHighlight(choice.href, answer?.highlight ?? query) : choice.href, inTab);
  };
  /** The focus must not go away with what had it: it goes back to the box, which has opened the panel. */
  const backToBox =
    (then: () => void): (() => void) =>
    () => {
      input.current?.focus();
      then();
    };
  const dismiss = (): void => {
    const before = takeOrigin();
    if (!before?.isConnected) input.current?.focus();
    else if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else input.current?.blur();
    // What gets the focus opens the panel if it is the box.
    onClose();
  };
  useCombobox({
    input,
    expanded: open && (asked || choices.length > 0),
    options: choices.map((_, index) => optionId(index)),
    active,
    onActive: (index) => setReached({ query, index }),
    onEnter: (index, { inTab, forAll }) => {
      const choice = forAll ? undefined : choices[index];
      if (choice) choose(choice, inTab);
      else if (asked) go(searchUrl(query.trim(), '', { version: shownVersion() }), inTab);
    },
    onOpen: () => onQuery(query),
    onClose: dismiss,
  });
  const options = choices.map((choice, index) => (
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
  ));
  return (
    <div ref={panel} className={styles.panel} data-empty={!asked && choices.length === 0} hidden={!open}>
      <CloseButton onClose={dismiss} />
      <PanelStatus
        query={query}
        answer={answer}
        failed={failure !== undefined}
        clearable={choices.some(({ kind }) => kind === 'recent' || kind === 'visited')}
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
            : translate({ id: 'search.start', message: 'Recent and popular' })
        }
        aria-busy={busy}
        className={styles.list}
      >
        {asked
          ? options
          : Object.entries(startTitles).map(([kind, title]) => (
              <StartGroup key={kind} title={title}>
                {options.filter((_, index) => choices[index]?.kind === kind)}
              </StartGroup>
            ))}
      </div>
      <PanelFooter all={asked && active === -1} some={asked && active !== -1} />
    </div>
  );
}

/** What the box offers before anything is typed, by the kind of choice, in the order of `startChoices`. */
const startTitles = {
  recent: translate({ id: 'search.recent', message: 'Recent searches' }),
  visited: translate({ id: 'search.visited', message: 'Recently visited' }),
  popular: translate({ id: 'search.popular', message: 'Popular pages' }),
} satisfies Partial<Record<Choice['kind'], string>>;

interface StartGroupProps {
  readonly title: string;
  readonly children: readonly React.ReactNode[];
}

/** Options under a title; nothing when there are none. */
export function StartGroup({ title, children }: StartGroupProps): React.ReactElement | null {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <div className={styles.group} aria-hidden>
        {title}
      </div>
      {children}
    </div>
  );
}

interface PanelStatusProps {
  readonly query: string;
  readonly answer: SearchAnswer | undefined;
  readonly failed: boolean;
  /** Whether the device keeps searches or visits. */
  readonly clearable: boolean;
  readonly onClear: () => void;
}

/** First line of the panel: what it shows, also for screen readers. */
export function PanelStatus({ query, answer, failed, clearable, onClear }: PanelStatusProps): React.ReactElement {
  const asked = query.trim() !== '';
  const loading = asked && !answer && !failed;
  // A single text, because those of a page that browsers translate cannot be taken out one by one.
  const text = (): string => {
    if (loading) return translate({ id: 'search.loading', message: 'Loading the search index…' });
    if (asked) return answer ? summaryOf(answer, query) : '';
    return translate({ id: 'search.hint', message: 'Type a name, part of a name, or a few words.' });
  };
  return (
    <div className={styles.bar}>
      <p className={loading ? `${styles.text} ${styles.loading}` : styles.text} role="status">
        {text()}
      </p>
      {!asked && clearable ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          {translate({
            id: 'search.clearRecent',
            message: 'Clear',
            description: 'Forgets the recent searches and pages',
          })}
        </button>
      ) : null}
    </div>
  );
}

const opens = translate({ id: 'search.toOpen', message: 'to open' });
const seesAll = translate({ id: 'search.toSeeAll', message: 'for all results', description: 'What Enter does' });

const keysFor = (all: boolean, some: boolean) => [
  ['↑ ↓', translate({ id: 'search.toMove', message: 'to move' })],
  [translate({ id: 'search.enterKey', message: 'Enter', description: 'Name of a key' }), all ? seesAll : opens],
  ...(some ? [[translate({ id: 'search.shiftEnter', message: 'Shift Enter', description: 'Two keys' }), seesAll]] : []),
  [
    translate({ id: 'search.escapeKey', message: 'Esc', description: 'Name of a key' }),
    translate({ id: 'search.toClose', message: 'to close' }),
  ],
];

interface PanelFooterProps {
  /** Whether Enter leads to all results, because there is no row to open. */
  readonly all: boolean;
  /** Whether Shift+Enter does, because Enter opens a row. */
  readonly some: boolean;
}

/** Key hints, for those who have keys, and the way to the index of names. */
export function PanelFooter({ all, some }: PanelFooterProps): React.ReactElement {
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        {keysFor(all, some).map(([key, does]) => (
          <span key={key}>
            <kbd translate="no">{key}</kbd> <span>{does}</span>
          </span>
        ))}
      </span>
      {site.namesPage ? (
        <a href={identifiersPath(site)}>{translate({ id: 'search.names', message: 'Names A–Z' })}</a>
      ) : null}
    </div>
  );
}

/**
 * Pointers and the panel: a press inside leaves the focus in the box, so that a phone's keyboard stays; a press outside of the
 * form closes. Returns whether a mouse is over the panel.
 */
function usePanelPointer(panel: RefObject<HTMLElement>, open: boolean, onClose: () => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element || !open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element.closest('form')?.contains(target) !== true) onClose();
    };
    const enter = ({ pointerType }: PointerEvent): void => setOver(pointerType === 'mouse');
    element.addEventListener('mousedown', keepFocus, { signal });
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', () => setOver(false), { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [panel, open, onClose]);
  return over;
}

/** Closes the panel when the system asks for it, as Android does by its Back button. Where browsers cannot tell, Back leaves the page. */
function useCloseWatcher(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', onClose);
    return () => watcher.destroy();
  }, [open, onClose]);
}

/** Tells the styles how high the panel may be: what an announcement above the header leaves of the window. */
function usePanelRoom(panel: RefObject<HTMLElement>, open: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !open) return undefined;
    const measure = (): void => {
      // The panel itself has no place while it is empty.
      const header = element.closest('header')?.getBoundingClientRect();
      const room = window.innerHeight - (header?.bottom ?? 0) - 8;
      element.style.setProperty('--room', `${room}px`);
    };
    measure();
    const listening = new AbortController();
    for (const type of ['resize', 'scroll'])
      window.addEventListener(type, measure, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [panel, open]);
}
