import { match } from '@reach/router';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import { countFitting } from '../../model/navigation/navbar-links';
import type { NavbarItemOfVersion } from '../../model/navigation/navbar-links';
import * as styles from './Navbar.module.css';

/** An item of the bar as the query returns it; null where an item of its type has nothing to say. */
export interface NavbarEntry {
  readonly type: string;
  readonly label: string | null;
  readonly href: string | null;
  readonly sidebar: string | null;
  readonly version?: string | null;
  readonly versions?: readonly NavbarItemOfVersion[] | null;
  readonly items?: readonly NavbarEntry[] | null;
}

/** What decides which section is the current one. */
export interface NavbarProps {
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

/** The sections of the site: a link each, or a dropdown of links. A menu at the end takes those that have no room. */
export function Navbar({ items, path, sidebar }: NavbarProps): React.ReactElement {
  const list = React.useRef<HTMLUListElement>(null);
  const entries = sectionEntries(items);
  const fitting = useFitting(list, entries.length);
  const current = currentSections(items, path, sidebar);
  const dropdown = (label: string | null, inside: readonly NavbarEntry[]): React.ReactElement => (
    // Opens without scripts; `browser/enhancements` closes it on Escape, on a click elsewhere, and when the focus leaves it.
    <details className={styles.dropdown} data-menu>
      <summary className={styles.link} data-current={inside.some(current) || undefined}>
        {label}
      </summary>
      <ul role="list" className={styles.menu}>
        <SectionItems className={styles.link} items={inside} current={current} />
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
                <SectionLink className={styles.link} item={item} current={fits ? current(item) : undefined} />
              )}
            </li>
          );
        })}
        <li data-unfit={fitting === entries.length || undefined} className="needs-script">
          {dropdown(
            translate({ id: 'navigation.more', message: 'More', description: 'Menu of sections that have no room' }),
            entries.slice(fitting),
          )}
        </li>
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  readonly item: NavbarEntry;
  readonly current: true | undefined;
  readonly className?: string | undefined;
}

/** An entry that leads somewhere, or HTML in its place. */
export const SectionLink = ({ item, current, className }: SectionLinkProps): React.ReactElement =>
  item.type === 'html' ? (
    <span className={className} dangerouslySetInnerHTML={{ __html: item.label ?? '' }} />
  ) : (
    <a className={className} href={item.href ?? undefined} aria-current={current}>
      {item.label}
    </a>
  );

interface SectionItemsProps {
  readonly items: readonly NavbarEntry[];
  readonly current: (item: NavbarEntry) => true | undefined;
  readonly className?: string | undefined;
}

/** The sections, one below the other. A dropdown is a list of its own, below its name. */
export const SectionItems = ({ items, current, className }: SectionItemsProps): React.ReactElement => (
  <>
    {items.map((item) => (
      <li key={item.label}>
        {item.items ? (
          <>
            <span className={className}>
              {/* The name of a menu of versions in the bar is the version, which is also one of its links. */}
              {item.type === 'versions' ? translate({ id: 'version.label', message: 'Version' }) : item.label}
            </span>
            <ul role="list">
              <SectionItems items={item.items} current={current} className={className} />
            </ul>
          </>
        ) : (
          <SectionLink className={className} item={item} current={current(item)} />
        )}
      </li>
    ))}
  </>
);

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * How many of the first `count` items of a list fit into its bar, before an item at the end that holds the rest. Items that do
 * not fit stay in the list, out of sight, so that they can be measured again.
 */
function useFitting(list: React.RefObject<HTMLElement>, count: number): number {
  const [fitting, setFitting] = React.useState(count);
  React.useEffect(() => {
    const bar = list.current?.parentElement;
    const items = [...(list.current?.children ?? [])];
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => {
      const widths = items.map(widthOf);
      setFitting(countFitting(widths.slice(0, count), widthOf(bar), widths[count] ?? 0));
    });
    for (const element of [bar, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}

/**
 * Says whether an entry is a current one: the section that the page belongs to, by sidebar for docs and by address otherwise, and the
 * version of the docs. Where several entries lead there, it is the one of the page itself, or else the first. A dropdown is current when it
 * holds such an entry.
 */
export function currentSections(
  items: readonly NavbarEntry[],
  path: string,
  sidebar: string | null,
): (item: NavbarEntry) => true | undefined {
  const all = items.flatMap((item) => item.items ?? [item]);
  const leadsHere = ({ href }: NavbarEntry): boolean => href !== null && match(`${href}/*`, path) !== null;
  const ofSidebar = all.filter((item) => item.sidebar !== null && item.sidebar === sidebar);
  const found =
    ofSidebar.length > 0
      ? ofSidebar
      : all.filter((item) => item.sidebar === null && !isOfVersions(item) && leadsHere(item));
  const section = found.find(({ href }) => href === path) ?? found[0];
  const isCurrent = (item: NavbarEntry): boolean =>
    item.items?.some(isCurrent) ?? (item === section || (isOfVersions(item) && leadsHere(item)));
  return (item) => isCurrent(item) || undefined;
}

/** Whether an entry leads to a version of the docs. */
const isOfVersions = ({ type, version }: NavbarEntry): boolean => type === 'version' || typeof version === 'string';

/** The entries that are links or hold links; the others are controls of the header. */
export const sectionEntries = (items: readonly NavbarEntry[]): NavbarEntry[] =>
  items.filter(({ label }) => label !== null);
