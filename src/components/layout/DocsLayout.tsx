import * as React from 'react';
import { Sidebar } from '../navigation/Sidebar';
import { sidebarItems } from '../navigation/sidebar-data';
import { useSiteChrome } from '../site-data/use-site-chrome';
import * as styles from './DocsLayout.module.css';

interface LevelProps {
  readonly path: string;
  readonly sidebar: string | null;
  readonly children: React.ReactNode;
}

/** First level: the version. There is one; its name is on the element for styles and scripts. */
export function DocsVersion(props: LevelProps): React.ReactElement {
  return (
    <div data-version="current">
      <DocsRoot {...props} />
    </div>
  );
}

/** Second level: a doc with its sidebar, which stays while the reader moves between the sidebar's pages. */
function DocsRoot({ path, sidebar, children }: LevelProps): React.ReactElement {
  const chrome = useSiteChrome();
  const items = sidebar === null ? [] : sidebarItems(chrome, sidebar);
  return (
    <div className={styles.root}>
      {items.length > 0 ? <Sidebar key={sidebar} items={items} path={path} /> : null}
      {children}
    </div>
  );
}
