import * as React from 'react';
import { AnnouncementBar } from './AnnouncementBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from '../ui/SkipLink';
import { useSiteChrome, withOwnSidebar } from '../site-data/use-site-chrome';
import type { SidebarOfPage } from '../site-data/use-site-chrome';
import { useNavbarItems } from './versions/use-navbar-items';
import { useVersionPreference } from './versions/use-version-preference';

interface SiteLayoutProps {
  readonly path: string;
  /** The sidebar of the current doc, if it has one. */
  readonly sidebar: string | null;
  /** Address of the page in other versions of the docs, by the prefix of the version. */
  readonly samePages?: Readonly<Record<string, string>> | undefined;
  /** Its sidebar, where not all pages know it. */
  readonly ownSidebar?: SidebarOfPage | undefined;
  readonly children: React.ReactNode;
}

/** What surrounds every page. */
export function SiteLayout({
  path,
  sidebar,
  samePages = {},
  ownSidebar,
  children,
}: SiteLayoutProps): React.ReactElement {
  const chrome = withOwnSidebar(useSiteChrome(), ownSidebar);
  const items = useNavbarItems(path, samePages);
  useVersionPreference(path, chrome.allVersion.nodes);
  return (
    <>
      <SkipLink />
      {chrome.announcement ? <AnnouncementBar announcement={chrome.announcement} /> : null}
      <Header chrome={chrome} items={items} path={path} sidebar={sidebar} />
      {children}
      {chrome.footer ? <Footer footer={chrome.footer} /> : null}
    </>
  );
}
