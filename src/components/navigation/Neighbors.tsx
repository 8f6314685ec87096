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
      {previous ? (
        <Link className={styles.link} to={previous.path} rel="prev">
          <span className={styles.word}>← {words[0]}</span>
          {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link className={`${styles.link} ${styles.next}`} to={next.path} rel="next">
          <span className={styles.word}>{words[1]} →</span>
          {next.title}
        </Link>
      ) : null}
    </nav>
  );
}
