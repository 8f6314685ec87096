import moon from 'lucide/dist/esm/icons/moon.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import * as React from 'react';
import { useTheme } from '../../browser/theme/use-theme';
import { translate } from '../../i18n/translate';
import { site } from '../../config/browser-config';
import { MobileMenu } from '../navigation/MobileMenu';
import type { MobileMenuProps } from '../navigation/MobileMenu';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { Navbar } from '../navigation/Navbar';
import { SearchBox } from '../search/box/SearchBox';
import { Icon } from '../ui/Icon';
import * as iconButton from '../ui/icon-button.module.css';
import * as styles from './Layout.module.css';

/** Logo, sections and controls, which stay in view. */
export function Header(props: MobileMenuProps): React.ReactElement {
  const { items, path, sidebar } = props;
  return (
    <header className={styles.header} data-site>
      <MobileMenu {...props} />
      <a className={styles.logo} href={HAS_OWN_LOGO ? site.logo.href : '/'}>
        {HAS_OWN_LOGO ? <OwnLogo /> : <OurLogo />}
      </a>
      <Navbar items={items} path={path} sidebar={sidebar} />
      <div className={styles.tools}>
        {HAS_LOCALES ? <LanguageMenu path={path} /> : null}
        {items.map(({ type }) => {
          if (type === 'search') return <SearchBox key={type} />;
          return type === 'colorMode' ? <ThemeToggle key={type} /> : null;
        })}
      </div>
    </header>
  );
}

const OurLogo = (): React.ReactElement => (
  <>
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden
      className={styles.mark}
    >
      <path strokeLinejoin="round" d="M9 21H4.5V9.75L12 3.5l7.5 6.25V21H15" />
      <path d="M12 12v7.5" />
    </svg>
    <span>{site.title}</span>
  </>
);

/** Logo and wordmark of a content tree. */
export function OwnLogo(): React.ReactElement {
  const { src, srcDark, alt, title } = site.logo;
  const { logoWidths: widths = {} } = site;
  const picture = (address: string, width?: number, className?: string): React.ReactElement => (
    <img key={address} src={address} alt={alt} width={width} height="32" className={className} />
  );
  return (
    <>
      {src === ''
        ? null
        : srcDark === ''
          ? picture(src, widths.src)
          : [picture(src, widths.src, 'light-only'), picture(srcDark, widths.srcDark, 'dark-only')]}
      <span>{title}</span>
    </>
  );
}

/** Flips between light and dark and says which one is on. */
function ThemeToggle(): React.ReactElement {
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      className={`${iconButton.button} needs-script`}
      onClick={toggle}
      aria-label={
        theme === 'dark'
          ? translate({ id: 'theme.dark', message: 'Color mode: dark. Switch to light' })
          : translate({ id: 'theme.light', message: 'Color mode: light. Switch to dark' })
      }
      title={translate({ id: 'theme.switch', message: 'Switch color mode' })}
    >
      <Icon icon={theme === 'dark' ? moon : sun} />
    </button>
  );
}
