import { useLocation } from '@reach/router';
import { navigate } from 'gatsby';
import * as React from 'react';
import { isNavigating } from '../../../browser/navigation/pending-navigation';
import { translate } from '../../../i18n/translate';
import { longestQuery } from '../../../model/addresses/routes';
import { escapeAttribute } from '../../../model/escape';
import { letterId } from '../../../model/names/a-to-z';
import type { LetterGroup } from '../../../model/names/a-to-z';
import type { DefinedName, DefiningPlace } from '../../../model/names/identifier-index';
import { rowsOf } from '../../ui/rows';
import { LetterNav } from './LetterNav';
import * as styles from './NameIndex.module.css';

/** Milliseconds without a key after which the address follows the filter. */
const pause = 300;

interface NameIndexProps {
  readonly groups: readonly LetterGroup<DefinedName>[];
}

/** All names A to Z, with letters to jump to and, where scripts run, a filter, which stands in the address. */
export function NameIndex({ groups }: NameIndexProps): React.ReactElement {
  const [runs, setRuns] = React.useState(false);
  const [typed, setTyped] = React.useState('');
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const written = React.useRef('');
  React.useEffect(() => {
    if (asked !== written.current) setTyped(asked);
    written.current = asked;
  }, [asked]);
  React.useEffect(() => {
    if (typed.trim() === written.current) return undefined;
    const timer = setTimeout(() => {
      // Whoever has chosen a link waits for its page.
      if (isNavigating()) return;
      written.current = typed.trim();
      const query = written.current === '' ? '' : `?${new URLSearchParams({ q: written.current }).toString()}`;
      navigate(pathname.slice(__PATH_PREFIX__.length) + query, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, pathname]);
  // The box follows every key; the long list when there is time.
  const filter = React.useDeferredValue(typed.trim().toLowerCase());
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const matching = React.useMemo(
    () => groups.flatMap(({ entries }) => entries).filter(({ name }) => name.toLowerCase().includes(filter)).length,
    [groups, filter],
  );
  React.useEffect(() => setRuns(true), []);
  return (
    <>
      <div className={styles.bar}>
        <input
          className={styles.filter}
          type="search"
          aria-label={translate({ id: 'names.filter', message: 'Filter names' })}
          placeholder={translate({ id: 'names.filter', message: 'Filter names' })}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          disabled={!runs}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            // The names that are left begin there.
            scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
        <p role="status" className={styles.count}>
          {filter === ''
            ? translate({ id: 'names.count', message: '{count} names' }, { count })
            : matching === 0
              ? translate({ id: 'names.none', message: 'No names match. Try part of a name.' })
              : translate({ id: 'names.matching', message: '{matching} of {all} names' }, { matching, all: count })}
        </p>
      </div>
      {filter === '' ? <LetterNav letters={groups.map(({ letter }) => letter)} /> : null}
      {groups.map((group) => (
        <NameGroup key={group.letter} group={group} filter={filter} />
      ))}
    </>
  );
}

interface NameGroupProps {
  readonly group: LetterGroup<DefinedName>;
  /** What a name must contain to show; in lower case, empty for all. */
  readonly filter: string;
}

/** The names under one letter. */
export const NameGroup = React.memo(function NameGroup({ group, filter }: NameGroupProps): React.ReactElement | null {
  const { letter, entries } = group;
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(filter));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={letterId(letter)} className={styles.group} data-rows={rowsOf(shown.length)}>
      <h2 id={letterId(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.list} dangerouslySetInnerHTML={new NameList(shown)} />
    </section>
  );
});

/** Markup that is only created when React asks for it, which never happens on a page that is served with its list. */
class NameList {
  private html: string | undefined;

  constructor(private readonly names: readonly DefinedName[]) {}

  get __html(): string {
    return (this.html ??= nameListHtml(this.names));
  }
}

/** The items of a list of names: each with its kind and the sections that define it. Thousands of elements, so not React's. */
export const nameListHtml = (names: readonly DefinedName[]): string =>
  names
    .map(
      ({ name, places, until }) =>
        `<li><code translate="no">${escapeAttribute(name)}</code>${untilHtml(until)}<ul>${places.map(placeHtml).join('')}</ul></li>`,
    )
    .join('');

function untilHtml(until: string | null | undefined): string {
  if (typeof until !== 'string') return '';
  const words = translate(
    { id: 'names.until', message: 'until {release}', description: 'The last release that has a name' },
    { release: until },
  );
  return ` <small>${escapeAttribute(words)}</small>`;
}

function placeHtml({ href, kind, page, section }: DefiningPlace): string {
  const label = section === '' ? page : `${page} › ${section}`;
  const word =
    kind === 'name'
      ? translate({
          id: 'names.heading',
          message: 'heading',
          description: 'Kind of a name, beside method, property and so on',
        })
      : kind;
  return `<li><a href="${escapeAttribute(href)}">${escapeAttribute(label)}</a> <small>${escapeAttribute(word)}</small></li>`;
}
