import * as React from 'react';
import * as styles from '../ui/cards.module.css';

interface DocCardsProps {
  /** Without an address, only the name is shown. */
  readonly items: readonly { readonly label: string; readonly href: string; readonly description: string }[];
}

/** Pages as a list of cards. */
export function DocCards({ items }: DocCardsProps): React.ReactElement {
  return (
    <ul className={styles.cards}>
      {items.map(({ label, href, description }) => (
        <li key={`${label} ${href}`} className={styles.card}>
          {href === '' ? (
            <span>{label}</span>
          ) : (
            <a href={href} className={styles.link}>
              {label}
            </a>
          )}
          {description === '' ? null : <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
