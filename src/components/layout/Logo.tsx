import * as React from 'react';
import { site } from '../../config/browser-config';
import { OwnLogo } from './OwnLogo';
import * as styles from './Header.module.css';

/** Mark and wordmark; leads home. A content tree may have its own. */
export function Logo(): React.ReactElement {
  return (
    <a className={styles.logo} href={HAS_OWN_LOGO ? site.logo.href : '/'}>
      {HAS_OWN_LOGO ? <OwnLogo /> : <OurLogo />}
    </a>
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
