import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { searchUrl } from '../../../model/addresses/routes';
import { useRecentSearches } from '../shared/use-recent-searches';
import * as styles from './SearchStart.module.css';

/** The searches of this device that led somewhere. */
export function RecentSearches(): React.ReactElement | null {
  const { recent, clear } = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={styles.title}>
        {translate({ id: 'search.recent', message: 'Recent searches' })}
      </h2>
      <ul className={styles.list}>
        {recent.map((query) => (
          <li key={query}>
            <a className={styles.chip} href={searchUrl(query)}>
              {query}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.clear} onClick={clear}>
            {translate({ id: 'search.clearRecent', message: 'Clear', description: 'Forgets the recent searches' })}
          </button>
        </li>
      </ul>
    </section>
  );
}
