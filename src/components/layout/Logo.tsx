import * as React from 'react';
import { site } from '../../site';
import * as styles from './Header.module.css';

const { src, srcDark, alt, href, title } = site.logo;
const picture = (address: string, className?: string): React.ReactElement => (
  <img key={address} src={address} alt={alt} height="32" className={className} />
);

/** Mark and wordmark; leads home. A content tree may have its own. */
export function Logo(): React.ReactElement {
  const isOwn = src !== '' || title !== '';
  return (
    <a className={styles.logo} href={href}>
      {isOwn ? null : <Mark />}
      {src === '' ? null : srcDark === '' ? picture(src) : [picture(src, 'light-only'), picture(srcDark, 'dark-only')]}
      <span>{isOwn ? title : site.title}</span>
    </a>
  );
}

const Mark = (): React.ReactElement => (
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
);
