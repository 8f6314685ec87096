import * as React from 'react';
import { translate } from '../../../i18n/translate';
import type { LetterGroup } from '../../../model/names/a-to-z';
import type { DefinedName } from '../../../model/names/identifier-index';
import { LetterNav } from './LetterNav';
import { NameGroup } from './NameGroup';
import * as styles from './NameIndex.module.css';

interface NameIndexProps {
  readonly groups: readonly LetterGroup<DefinedName>[];
}

/** All names A to Z, with letters to jump to and, where scripts run, a filter. */
export function NameIndex({ groups }: NameIndexProps): React.ReactElement {
  const [runs, setRuns] = React.useState(false);
  const [typed, setTyped] = React.useState('');
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
