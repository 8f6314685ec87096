import menu from 'lucide/dist/esm/icons/menu.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import * as React from 'react';
import { Icon } from '../../ui/Icon';
import type { SiteChrome } from '../../site-data/use-site-chrome';
import * as button from '../../ui/icon-button.module.css';
import { translate } from '../../../i18n/translate';
import { isCurrentSection, sectionEntries, withoutDropdowns } from '../navbar-state';
import type { NavbarEntry } from '../navbar-state';
import { SidebarItems } from '../SidebarItems';
import { sidebarItems } from '../sidebar-data';
import { useMenuDialog } from './use-menu-dialog';
import * as styles from './MobileMenu.module.css';

interface MobileMenuProps {
  readonly chrome: SiteChrome;
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

/** Sections and the current sidebar in a modal dialog, for which the browser traps and restores focus and closes on Escape. */
export function MobileMenu({ chrome, items, path, sidebar }: MobileMenuProps): React.ReactElement {
  const { dialog, open, show, close } = useMenuDialog(path);
  const [atSections, setAtSections] = React.useState(false);
  const entries = sidebar === null ? [] : sidebarItems(chrome, sidebar);
  const secondary = entries.length > 0 && !atSections;
  const start = (): void => {
    setAtSections(false);
    show();
  };
  return (
    <div className={`${styles.menu} needs-script`}>
      <button
        type="button"
        className={button.button}
        aria-label={translate({ id: 'menu.open', message: 'Open menu' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={start}
      >
        <Icon icon={menu} size={22} />
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={translate({ id: 'menu.label', message: 'Menu' })}
        onClose={close}
        closedby="any"
      >
        {open ? (
          <div className={styles.panel}>
            <div className={styles.bar}>
              {entries.length > 0 ? (
                <button type="button" className={styles.back} onClick={() => setAtSections(secondary)}>
                  {secondary
                    ? translate({ id: 'menu.back', message: '← Back to main menu' })
                    : translate({ id: 'menu.section', message: 'Pages of this section →' })}
                </button>
              ) : null}
              <button
                type="button"
                className={button.button}
                aria-label={translate({ id: 'menu.close', message: 'Close menu' })}
                onClick={close}
              >
                <Icon icon={x} size={22} />
              </button>
            </div>
            <nav
              aria-label={
                secondary
                  ? translate({ id: 'navigation.section', message: 'Pages of this section' })
                  : translate({ id: 'navigation.sections', message: 'Sections' })
              }
            >
              {secondary ? (
                <SidebarItems items={entries} path={path} />
              ) : (
                <ul role="list" className={styles.list}>
                  {withoutDropdowns(sectionEntries(items)).map((item) => (
                    <li key={item.label}>
                      <a
                        href={item.href ?? undefined}
                        aria-current={isCurrentSection(item, path, sidebar) ? 'true' : undefined}
                      >
                        {item.label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </nav>
          </div>
        ) : null}
      </dialog>
    </div>
  );
}
