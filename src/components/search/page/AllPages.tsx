import * as React from 'react';
import { byLetter, letterId } from '../../../model/names/a-to-z';
import { LetterNav } from '../names/LetterNav';
import * as styles from './SearchPage.module.css';

interface AllPagesProps {
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** What stands in for search where no script runs: every page by its title. */
export function AllPages({ pages }: AllPagesProps): React.ReactElement {
  const groups = byLetter(pages, ({ title }) => title);
  return (
    <>
      <LetterNav letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul role="list" className={styles.pages}>
            {entries.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
