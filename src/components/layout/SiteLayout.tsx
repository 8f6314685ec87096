import * as React from 'react';
import { translate } from '../../i18n/translate';
import { useSidebar, useSiteChrome } from '../site-data/use-site-chrome';
import type { SidebarOfPage, SiteChrome } from '../site-data/use-site-chrome';
import { SiteHead } from '../ui/Head';
import { mainId } from '../ui/Main';
import { AnnouncementBar } from './AnnouncementBar';
import { Header } from './Header';
import { useEnhancements } from './use-enhancements';
import { useNavbarItems, useVersionPreference } from './versions';
import type { SamePages } from './versions';
import * as styles from './Layout.module.css';

/** The first year of the content. */
const copyrightYear = 2025;

/** What the layout knows of a page. */
export interface LayoutProps {
  readonly path: string;
  /** The sidebar of the current doc, if it has one. */
  readonly sidebar: string | null;
  readonly samePages: SamePages;
  /** Its sidebar, where not all pages know it. */
  readonly ownSidebar: SidebarOfPage | undefined;
  readonly children: React.ReactNode;
}

/** What surrounds every page. */
export function SiteLayout({ path, sidebar, samePages, ownSidebar, children }: LayoutProps): React.ReactElement {
  const { announcement, footer, allVersion } = useSiteChrome();
  const items = useNavbarItems(path, samePages);
  const entries = useSidebar(sidebar, ownSidebar);
  useVersionPreference(path, allVersion.nodes);
  useEnhancements();
  return (
    <>
      <SiteHead />
      <a className={styles.skip} href={`#${mainId}`} data-no-print>
        {translate({ id: 'navigation.skip', message: 'Skip to main content' })}
      </a>
      {announcement ? <AnnouncementBar announcement={announcement} /> : null}
      <Header items={items} entries={entries} path={path} sidebar={sidebar} />
      {children}
      {footer ? <Footer footer={footer} /> : null}
    </>
  );
}

function Footer({ footer }: { readonly footer: NonNullable<SiteChrome['footer']> }): React.ReactElement {
  return (
    <footer className={styles.footer} data-site>
      <div className={styles.columns}>
        {footer.columns.map(({ title, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list" className={`${styles.list} quiet`}>
              {items.map((html) => (
                <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.legal}>
        <div
          dangerouslySetInnerHTML={{
            __html:
              footer.copyright ??
              translate({ id: 'footer.copyright', message: 'Copyright © {year}' }, { year: copyrightYear }),
          }}
        />
        <a href={footer.hosting.href}>{footer.hosting.label}</a>
      </div>
    </footer>
  );
}
