import { Link } from 'gatsby';
import * as React from 'react';
import * as styles from './Neighbors.module.css';

interface Neighbor {
  readonly path: string;
  readonly title: string;
}
interface NeighborsProps {
  readonly label: string;
  /** Words above the titles: Previous and Next, Newer and Older. */
  readonly words: readonly [string, string];
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

/** The pages before and after. `Link` fetches them as soon as they are in view, because that is where readers go next. */
export function Neighbors({ label, words, previous, next }: NeighborsProps): React.ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {[previous, next].map((page, at) =>
        page ? (
          <Link key={page.path} className={styles.link} to={page.path} rel={at ? 'next' : 'prev'}>
            <span className={styles.word}>{at ? `${words[1]} →` : `← ${words[0]}`}</span>
            {page.title}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
