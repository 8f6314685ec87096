import * as React from 'react';
import { Sidebar } from '../navigation/Sidebar';
import { sidebarItems } from '../navigation/sidebar-data';
import { searchVersionAttribute, searchVersionOf, versionOfPath } from '../../model/navigation/docs-version';
import { useSiteChrome, withOwnSidebar } from '../site-data/use-site-chrome';
import type { SidebarOfPage } from '../site-data/use-site-chrome';
import { VersionBanner } from './versions/VersionBanner';
import * as styles from './DocsLayout.module.css';

interface LevelProps {
  readonly path: string;
  readonly sidebar: string | null;
  /** The same with its entries, where not all pages know it. */
  readonly ownSidebar?: SidebarOfPage | undefined;
  readonly children: React.ReactNode;
}

interface VersionProps extends LevelProps {
  /** Address of the page in other versions, by the prefix of the version. */
  readonly samePages?: Readonly<Record<string, string>> | undefined;
}

/** First level: the version. Its name is on the element for styles and scripts. */
export function DocsVersion({ samePages = {}, ...props }: VersionProps): React.ReactElement {
  const versions = useSiteChrome().allVersion.nodes;
  const own = versionOfPath(props.path, versions, '/');
  return (
    <div
      data-version={own?.name}
      {...(HAS_VERSIONS && own && !own.isLast ? { [searchVersionAttribute]: searchVersionOf(own) } : {})}
    >
      {HAS_VERSIONS && own ? <VersionBanner version={own} versions={versions} samePages={samePages} /> : null}
      <DocsRoot {...props} />
    </div>
  );
}

/** Second level: a doc with its sidebar, which stays while the reader moves between the sidebar's pages. */
function DocsRoot({ path, sidebar, ownSidebar, children }: LevelProps): React.ReactElement {
  const chrome = withOwnSidebar(useSiteChrome(), ownSidebar);
  const items = sidebar === null ? [] : sidebarItems(chrome, sidebar);
  return (
    <div className={styles.root}>
      {items.length > 0 ? <Sidebar key={sidebar} items={items} path={path} /> : null}
      {children}
    </div>
  );
}
