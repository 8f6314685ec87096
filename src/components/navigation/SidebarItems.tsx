import * as React from 'react';
import { translate } from '../../i18n/translate';
import { containsPage } from './sidebar-data';
import type { SidebarEntry } from './sidebar-data';
import * as styles from './SidebarItems.module.css';

interface SidebarItemsProps {
  readonly items: readonly SidebarEntry[];
  readonly path: string;
}

/** A level of a sidebar. Unlisted pages show only while the reader is on them. */
export function SidebarItems({ items, path }: SidebarItemsProps): React.ReactElement {
  const shown = items.filter((item) => item.unlisted !== true || item.href === path);
  return (
    <ul className={styles.list}>
      {shown.map((item) => (
        <li key={`${item.label} ${item.href ?? item.html ?? ''}`}>
          <Item item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, path }: { item: SidebarEntry; path: string }): React.ReactElement {
  if (item.type === 'category') return <Category item={item} path={path} />;
  if (typeof item.html === 'string')
    return <div className={styles.markup} dangerouslySetInnerHTML={{ __html: item.html }} />;
  return <ItemLink item={item} path={path} />;
}

function ItemLink({
  item,
  path,
  label = item.label,
}: {
  item: SidebarEntry;
  path: string;
  label?: string;
}): React.ReactElement {
  return (
    <a className={styles.link} href={item.href ?? undefined} aria-current={item.href === path ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** Opens by itself when the reader comes to a page in it; after that the reader decides. */
function Category({ item, path }: { item: SidebarEntry; path: string }): React.ReactElement {
  const current = containsPage(item, path);
  const [open, setOpen] = React.useState(current || item.collapsed === false);
  React.useEffect(() => {
    if (current) setOpen(true);
  }, [current]);
  const ownPage = item.href !== null && item.linkUnlisted !== true;
  return (
    <details className={styles.category} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{item.label}</summary>
      {ownPage ? (
        <ItemLink item={item} path={path} label={translate({ id: 'navigation.overview', message: 'Overview' })} />
      ) : null}
      <SidebarItems items={item.items ?? []} path={path} />
    </details>
  );
}
