import languages from 'lucide/dist/esm/icons/languages.mjs';
import * as React from 'react';
import { site } from '../../config/browser-config';
import { translate } from '../../i18n/translate';
import { Icon } from '../ui/Icon';
import * as button from '../ui/icon-button.module.css';
import * as styles from './LanguageMenu.module.css';
import * as navbar from './Navbar.module.css';

/** Links to the same page in the other languages of the site. They work without scripts, and browsers follow them as links to other sites. */
export function LanguageMenu({ path }: { readonly path: string }): React.ReactElement {
  const label = translate(
    { id: 'navigation.language', message: 'Language: {language}' },
    { language: site.locale.label },
  );
  return (
    // `browser/enhancements` closes it as the other dropdowns.
    <details className={styles.languages} data-menu>
      <summary className={button.button} aria-label={label} title={label}>
        <Icon icon={languages} />
      </summary>
      <ul role="list" className={navbar.menu}>
        {site.locales.map(({ code, label: name, direction, path: place }) => (
          <li key={code}>
            <a
              className={navbar.link}
              href={place + path}
              hrefLang={code}
              lang={code}
              dir={direction}
              aria-current={code === site.locale.code || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
