import * as React from 'react';
import { translate } from '../../i18n/translate';
import { isCurrentSection, sectionEntries, withoutDropdowns } from './navbar-state';
import type { NavbarEntry } from './navbar-state';
import { useFitting } from './use-fitting';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

/** The sections of the site: a link each, or a dropdown of links. A menu at the end takes those that have no room. */
export function Navbar({ items, path, sidebar }: NavbarProps): React.ReactElement {
  const list = React.useRef<HTMLUListElement>(null);
  const entries = sectionEntries(items);
  const fitting = useFitting(list, entries.length);
  const current = (item: NavbarEntry): true | undefined => isCurrentSection(item, path, sidebar) || undefined;
  const dropdown = (label: string | null, inside: readonly NavbarEntry[]): React.ReactElement => (
    // Opens without scripts; page-extras closes it on Escape and on a click elsewhere.
    <details key={path} className={styles.dropdown} data-menu>
      <summary className={styles.link} data-current={inside.some(current) || undefined}>
        {label}
      </summary>
      <ul role="list" className={styles.menu}>
        {inside.map((item) => (
          <li key={item.label}>
            <SectionLink item={item} current={current(item)} />
          </li>
        ))}
      </ul>
    </details>
  );
  return (
    <nav className={styles.navbar} aria-label={translate({ id: 'navigation.sections', message: 'Sections' })}>
      <ul role="list" ref={list} className={styles.list}>
        {entries.map((item, index) => {
          const fits = index < fitting;
          return (
            <li key={item.label} data-unfit={!fits || undefined}>
              {item.items ? (
                dropdown(item.label, fits ? item.items : [])
              ) : (
                <SectionLink item={item} current={fits ? current(item) : undefined} />
              )}
            </li>
          );
        })}
        <li data-unfit={fitting === entries.length || undefined} className="needs-script">
          {dropdown(
            translate({ id: 'navigation.more', message: 'More', description: 'Menu of sections that have no room' }),
            withoutDropdowns(entries.slice(fitting)),
          )}
        </li>
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
