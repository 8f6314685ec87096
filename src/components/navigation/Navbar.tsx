import * as React from 'react';
import { translate } from '../../i18n/translate';
import { isCurrentSection, sectionEntries } from './navbar-state';
import type { NavbarEntry } from './navbar-state';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

/** The sections of the site: a link each, or a dropdown of links. */
export function Navbar({ items, path, sidebar }: NavbarProps): React.ReactElement {
  const current = (item: NavbarEntry): true | undefined => isCurrentSection(item, path, sidebar) || undefined;
  return (
    <nav className={styles.navbar} aria-label={translate({ id: 'navigation.sections', message: 'Sections' })}>
      <ul className={styles.list}>
        {sectionEntries(items).map((item) => (
          <li key={item.label}>
            {item.items ? (
              // Opens without scripts; page-extras closes it on Escape and on a click elsewhere.
              <details key={path} className={styles.dropdown} data-menu>
                <summary className={styles.link} data-current={current(item)}>
                  {item.label}
                </summary>
                <ul className={styles.menu}>
                  {item.items.map((inner) => (
                    <li key={inner.label}>
                      <SectionLink item={inner} current={current(inner)} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <SectionLink item={item} current={current(item)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ item, current }: { item: NavbarEntry; current: true | undefined }): React.ReactElement {
  return (
    <a className={styles.link} href={item.href ?? undefined} aria-current={current}>
      {item.label}
    </a>
  );
}
