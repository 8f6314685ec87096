import * as React from 'react';
import { translate } from '../../i18n/translate';
import { byLetter } from '../../model/a-to-z';
import type { DefinedName } from '../../model/identifier-index';
import { LetterNav } from './LetterNav';
import { NameGroup } from './NameGroup';
import * as styles from './NameIndex.module.css';

interface NameIndexProps {
  readonly names: readonly DefinedName[];
}

/** All names A to Z, with letters to jump to and, where scripts run, a filter. */
export function NameIndex({ names }: NameIndexProps): React.ReactElement {
  const groups = React.useMemo(() => byLetter(names, ({ name }) => name), [names]);
  const [runs, setRuns] = React.useState(false);
  const [typed, setTyped] = React.useState('');
  // The box follows every key; the long list when there is time.
  const filter = React.useDeferredValue(typed.trim().toLowerCase());
  const matching = React.useMemo(
    () => names.filter(({ name }) => name.toLowerCase().includes(filter)).length,
    [names, filter],
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {filter === ''
            ? translate({ id: 'names.count', message: '{count} names' }, { count: names.length })
            : translate(
                { id: 'names.matching', message: '{matching} of {all} names' },
                { matching, all: names.length },
              )}
        </p>
      </div>
      {filter === '' ? <LetterNav letters={groups.map(({ letter }) => letter)} /> : null}
      {groups.map((group) => (
        <NameGroup key={group.letter} group={group} filter={filter} />
      ))}
    </>
  );
}
