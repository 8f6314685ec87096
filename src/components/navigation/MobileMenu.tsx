import menu from 'lucide/dist/esm/icons/menu.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import { Icon } from '../ui/Icon';
import * as button from '../ui/icon-button.module.css';
import { SectionItems, currentSections, sectionEntries } from './Navbar';
import type { NavbarProps } from './Navbar';
import { SidebarItems } from './Sidebar';
import * as styles from './MobileMenu.module.css';

/** The sections and the current sidebar. */
export interface MobileMenuProps extends NavbarProps {
  /** The current sidebar; empty where a page has none. */
  readonly entries: readonly SidebarEntry[];
}

/**
 * Sections and the current sidebar in a modal dialog, for which the browser traps and restores focus and closes on Escape. It opens with the
 * current page in view, and closes when the page changes or the window becomes a desktop's.
 */
export function MobileMenu(props: MobileMenuProps): React.ReactElement {
  const dialog = React.useRef<HTMLDialogElement>(null);
  const [open, setOpen] = React.useState(false);
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = React.useCallback(() => {
    dialog.current?.close();
    setOpen(false);
  }, []);
  React.useEffect(() => {
    if (open) dialog.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
  }, [open]);
  React.useEffect(close, [props.path, close]);
  React.useEffect(() => {
    const element = dialog.current;
    const desktop = window.matchMedia('(min-width: 997px)');
    // The page that is open already is a choice too, but changes no path.
    const closeOnLink = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const closeOnDesktop = (): void => {
      if (desktop.matches) close();
    };
    element?.addEventListener('click', closeOnLink);
    desktop.addEventListener('change', closeOnDesktop);
    return () => {
      element?.removeEventListener('click', closeOnLink);
      desktop.removeEventListener('change', closeOnDesktop);
    };
  }, [close]);
  return (
    <div className={`${styles.menu} needs-script`}>
      <button
        type="button"
        className={button.button}
        aria-label={translate({ id: 'menu.open', message: 'Open menu' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon icon={menu} size={22} />
      </button>
      <dialog
        ref={dialog}
        className={`${styles.dialog} overlay`}
        aria-label={translate({ id: 'menu.label', message: 'Menu' })}
        onClose={close}
        closedby="any"
      >
        {open ? <MenuPanel {...props} onClose={close} /> : null}
      </dialog>
    </div>
  );
}

/** The inside of the menu: the current sidebar if there is one, from which a button leads to the sections of the site. */
export function MenuPanel({
  items,
  entries,
  path,
  sidebar,
  onClose,
}: MobileMenuProps & { readonly onClose: () => void }): React.ReactElement {
  const [atSections, setAtSections] = React.useState(false);
  const secondary = entries.length > 0 && !atSections;
  return (
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
          onClick={onClose}
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
            <SectionItems items={sectionEntries(items)} current={currentSections(items, path, sidebar)} />
          </ul>
        )}
      </nav>
    </div>
  );
}
