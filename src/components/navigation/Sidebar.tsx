import * as React from 'react';
import { translate } from '../../i18n/translate';
import { SidebarItems } from './SidebarItems';
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
