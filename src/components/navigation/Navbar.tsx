import * as React from 'react';
import { isCurrentSection } from './navbar-state';
import type { NavbarEntry } from './navbar-state';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

/** The sections of the site, one link each. */
export function Navbar({ items, path, sidebar }: NavbarProps): React.ReactElement {
  return (
    <nav className={styles.navbar} aria-label="Sections">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              className={styles.link}
              href={item.href}
              aria-current={isCurrentSection(item, path, sidebar) ? 'true' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
