import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { searchUrl } from '../../../model/addresses/routes';
import type { SearchAddress } from '../../../model/addresses/routes';
import type { SearchContext } from '../../../search/types';
import * as styles from './ContextFilter.module.css';

interface ContextFilterProps {
  readonly address: SearchAddress;
  readonly contexts: readonly SearchContext[];
  readonly counts: Readonly<Record<string, number>>;
  /** Whether the numbers are final. */
  readonly final: boolean;
}

/** Parts of the site to search in, each with its number of results once that is final. What has none is left out, unless it is chosen. */
export function ContextFilter({ address, contexts, counts, final }: ContextFilterProps): React.ReactElement | null {
  const { query, context: chosen, version } = address;
  const all = [{ name: '', label: translate({ id: 'search.wholeSite', message: 'Whole site' }) }, ...contexts];
  const offered = all.filter(({ name }) => name === '' || name === chosen || (counts[name] ?? 0) > 0);
  if (offered.length === 1) return null;
  return (
    <nav aria-label={translate({ id: 'search.in', message: 'Search in' })}>
      <ul role="list" className={styles.list}>
        {offered.map(({ name, label }) => (
          <li key={name} className={name.includes('.') ? styles.inner : undefined}>
            <a
              className={styles.chip}
              href={searchUrl(query, name, { version })}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {label}{' '}
              <span className={styles.count} data-provisional={final ? undefined : ''}>
                {counts[name] ?? 0}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
