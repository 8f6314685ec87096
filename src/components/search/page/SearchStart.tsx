import * as React from 'react';
import { Translate } from '../../../i18n/translate-component';
import { translate } from '../../../i18n/translate';
import { identifiersPath, searchUrl } from '../../../model/addresses/routes';
import { site } from '../../../site';
import { RecentSearches } from './RecentSearches';
import * as styles from './SearchStart.module.css';

interface SearchStartProps {
  readonly sections: readonly { readonly label: string; readonly href: string }[];
  /** Names that many pages have. */
  readonly names: readonly string[];
}

/** What helps a reader who has not typed anything: their last searches, the parts of the site, names that many look for. */
export function SearchStart({ sections, names }: SearchStartProps): React.ReactElement {
  const [runs, setRuns] = React.useState(false);
  React.useEffect(() => setRuns(true), []);
  return (
    <div className={styles.start}>
      {runs ? <RecentSearches /> : null}
      {sections.length > 0 ? (
        <section aria-labelledby="sections">
          <h2 id="sections" className={styles.title}>
            {translate({ id: 'search.sections', message: 'Sections' })}
          </h2>
          <ul className={styles.list}>
            {sections.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.chip} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {names.length > 0 ? (
        <section aria-labelledby="common-names">
          <h2 id="common-names" className={styles.title}>
            {translate({ id: 'search.commonNames', message: 'Common names' })}
          </h2>
          <ul className={styles.list}>
            {names.map((name) => (
              <li key={name}>
                <a className={styles.chip} href={searchUrl(name)}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {site.namesPage ? (
        <p className={styles.hint}>
          <Translate
            id="search.everyName"
            values={{
              link: <a href={identifiersPath}>{translate({ id: 'search.indexOfNames', message: 'index of names' })}</a>,
            }}
          >
            {'Every property, method and class is in the {link}.'}
          </Translate>
        </p>
      ) : null}
    </div>
  );
}
