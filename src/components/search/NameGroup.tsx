import * as React from 'react';
import { translate } from '../../i18n/translate';
import { letterId } from '../../model/a-to-z';
import type { LetterGroup } from '../../model/a-to-z';
import type { DefinedName } from '../../model/identifier-index';
import * as styles from './NameGroup.module.css';

interface NameGroupProps {
  readonly group: LetterGroup<DefinedName>;
  /** What a name must contain to show; in lower case, empty for all. */
  readonly filter: string;
}

/** The names under one letter: each with its kind and the sections that define it. */
export const NameGroup = React.memo(function NameGroup({ group, filter }: NameGroupProps): React.ReactElement | null {
  const { letter, entries } = group;
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(filter));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={letterId(letter)}>
      <h2 id={letterId(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.list}>
        {shown.map(({ name, places }) => (
          <li key={name}>
            <code>{name}</code>
            <ul>
              {places.map(({ href, kind, page, section }) => (
                <li key={href}>
                  <a href={href}>{section === '' ? page : `${page} › ${section}`}</a>{' '}
                  <small>
                    {kind === 'name'
                      ? translate({
                          id: 'names.heading',
                          message: 'heading',
                          description: 'Kind of a name, beside method, property and so on',
                        })
                      : kind}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
});
