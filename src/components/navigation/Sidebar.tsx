import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  readonly items: readonly SidebarEntry[];
  readonly path: string;
}

/** The pages of the section. Stays mounted between pages, so it keeps its scroll position; brings the current page into view. */
export function Sidebar({ items, path }: SidebarProps): React.ReactElement {
  const nav = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    if (!current || !nav.current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = nav.current.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) nav.current.scrollTop += top - frame.top - frame.height / 3;
  }, [path]);
  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={translate({ id: 'navigation.section', message: 'Pages of this section' })}
    >
      <SidebarItems items={items} path={path} />
    </nav>
  );
}

/** A level of a sidebar. Unlisted pages show only while the reader is on them. */
export function SidebarItems({ items, path }: SidebarProps): React.ReactElement {
  const shown = items.filter((item) => item.type !== 'link' || !item.unlisted || item.href === path);
  return (
    <ul role="list">
      {shown.map((item) => (
        <li key={`${item.label} ${item.type === 'html' ? item.html : (item.href ?? '')}`}>
          <Item item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, path }: { item: SidebarEntry; path: string }): React.ReactElement {
  if (item.type === 'category') return <Category item={item} path={path} />;
  if (item.type === 'html') return <div className={styles.markup} dangerouslySetInnerHTML={{ __html: item.html }} />;
  return <ItemLink href={item.href} label={item.label} path={path} />;
}

function ItemLink({ href, label, path }: { href: string; label: string; path: string }): React.ReactElement {
  return (
    <a className={styles.link} href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** Opens by itself when the reader comes to a page in it; after that the reader decides. */
function Category({
  item,
  path,
}: {
  item: Extract<SidebarEntry, { type: 'category' }>;
  path: string;
}): React.ReactElement {
  const current = containsPage(item, path);
  const [open, setOpen] = React.useState(current || !item.collapsed);
  React.useEffect(() => {
    if (current) setOpen(true);
  }, [current]);
  const ownPage = item.linkUnlisted ? null : item.href;
  return (
    <details className={styles.category} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{item.label}</summary>
      {ownPage === null ? null : (
        <ItemLink href={ownPage} path={path} label={translate({ id: 'navigation.overview', message: 'Overview' })} />
      )}
      <SidebarItems items={item.items} path={path} />
    </details>
  );
}

/** Whether the page at `path` is the entry or stands below it. */
export const containsPage = (entry: SidebarEntry, path: string): boolean =>
  entry.href === path || (entry.type === 'category' && entry.items.some((child) => containsPage(child, path)));
