import * as React from 'react';
import { AnnouncementBar } from './AnnouncementBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from '../ui/SkipLink';
import { useSiteChrome } from '../site-data/use-site-chrome';
import { useVersionPreference } from './use-version-preference';

interface SiteLayoutProps {
  readonly path: string;
  /** The sidebar of the current doc, if it has one. */
  readonly sidebar: string | null;
  readonly children: React.ReactNode;
}

/** What surrounds every page. */
export function SiteLayout({ path, sidebar, children }: SiteLayoutProps): React.ReactElement {
  const chrome = useSiteChrome();
  useVersionPreference(path, chrome.allVersion.nodes);
  return (
    <>
      <SkipLink />
      {chrome.announcement ? <AnnouncementBar announcement={chrome.announcement} /> : null}
      <Header chrome={chrome} path={path} sidebar={sidebar} />
      {children}
      {chrome.footer ? <Footer footer={chrome.footer} /> : null}
    </>
  );
}
