import * as React from 'react';
import { translate } from '../../i18n/translate';
import { useSidebar, useSiteChrome } from '../site-data/use-site-chrome';
import type { SidebarOfPage, SiteChrome } from '../site-data/use-site-chrome';
import { SiteHead, fetchHelmet } from '../ui/Head';
import { mainId } from '../ui/Main';
import { AnnouncementBar } from './AnnouncementBar';
import { Header } from './Header';
import { useNavbarItems, useVersionPreference } from './versions';
import type { SamePages } from './versions';
import * as styles from './Layout.module.css';
import { isPlainClick } from '../../browser/navigation/navigation';

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
        {footer.hosting ? <a href={footer.hosting.href}>{footer.hosting.label}</a> : null}
      </div>
    </footer>
  );
}

const interest = ['pointerover', 'pointerdown', 'wheel', 'focusin', 'keydown', 'click'] as const;

/**
 * Fetches the listeners of `src/browser/enhancements` when the reader first does something, because none of it is needed to read. A
 * click on a picture meanwhile waits for them, because the link to its file would leave the page.
 */
function useEnhancements(): void {
  React.useEffect(() => {
    let missed: Element | undefined;
    let picture: HTMLAnchorElement | null | undefined;
    let last: Event;
    let loading = false;
    const stop = (): void => {
      for (const type of interest) removeEventListener(type, start, true);
    };
    const start = (event: Event): void => {
      const { type, target } = event;
      last = event;
      if (type === 'click' && target instanceof Element && event instanceof MouseEvent) {
        missed = target;
        picture = isPlainClick(event) ? target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
        if (picture) event.preventDefault();
      }
      if (loading) return;
      loading = true;
      fetchHelmet();
      import('../../browser/enhancements/install').then(
        ({ installEnhancements }) => {
          stop();
          installEnhancements(missed, picture, last);
        },
        () => {
          loading = false;
          if (picture) location.assign(picture.href);
        },
      );
    };
    // This runs before other listeners see the click, so that whatever follows links ignores it.
    for (const type of interest) addEventListener(type, start, true);
    return stop;
  }, []);
}
