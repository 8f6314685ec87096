import * as React from 'react';
import { ThemeToggle } from './ThemeToggle';
import { MobileMenu } from '../navigation/mobile-menu/MobileMenu';
import { Navbar } from '../navigation/Navbar';
import type { NavbarEntry } from '../navigation/navbar-state';
import { SearchBox } from '../search/box/SearchBox';
import { Logo } from './Logo';
import { usePageExtras } from './use-page-extras';
import type { SiteChrome } from '../site-data/use-site-chrome';
import * as styles from './Header.module.css';

interface HeaderProps {
  readonly chrome: SiteChrome;
  readonly items: readonly NavbarEntry[];
  readonly path: string;
  readonly sidebar: string | null;
}

export function Header({ chrome, items, path, sidebar }: HeaderProps): React.ReactElement {
  usePageExtras();
  return (
    <header className={styles.header} data-site>
      <MobileMenu chrome={chrome} items={items} path={path} sidebar={sidebar} />
      <Logo />
      <Navbar items={items} path={path} sidebar={sidebar} />
      <div className={styles.tools}>
        {items.map(({ type }) => {
          if (type === 'search') return <SearchBox key={type} />;
          return type === 'colorMode' ? <ThemeToggle key={type} /> : null;
        })}
      </div>
    </header>
  );
}
