import * as React from 'react';
import * as styles from './ChipList.module.css';

interface ChipListProps {
  /** Id of the title, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly label: React.ReactNode; readonly href: string }[];
  /** What stands in the list behind the links. */
  readonly children?: React.ReactNode;
}

/** A titled row of links; nothing when there are none. */
export function ChipList({ id, title, links, children }: ChipListProps): React.ReactElement | null {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.chip} href={href}>
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
