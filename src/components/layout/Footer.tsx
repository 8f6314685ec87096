import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { SiteChrome } from '../site-data/use-site-chrome';
import * as styles from './Footer.module.css';

/** The first year of the content. */
const copyrightYear = 2025;

interface FooterProps {
  readonly footer: NonNullable<SiteChrome['footer']>;
}

export function Footer({ footer }: FooterProps): React.ReactElement {
  return (
    <footer className={styles.footer} data-site>
      <div className={styles.columns}>
        {footer.columns.map(({ title, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list" className={styles.list}>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.legal}>
        <span>
          {footer.copyright ??
            translate({ id: 'footer.copyright', message: 'Copyright © {year}' }, { year: copyrightYear })}
        </span>
        <a href={footer.hosting.href}>{footer.hosting.label}</a>
      </p>
    </footer>
  );
}
