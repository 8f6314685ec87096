import * as React from 'react';
import { translate } from '../../../../i18n/translate';
import { searchUrl } from '../../../../model/addresses/routes';
import { useRecentSearches } from '../../shared/use-recent-searches';
import { ChipList } from './ChipList';

/** The searches of this device that led somewhere. */
export function RecentSearches(): React.ReactElement {
  const { recent, clear } = useRecentSearches();
  return (
    <ChipList
      id="recent"
      title={translate({ id: 'search.recent', message: 'Recent searches' })}
      links={recent.map((query) => ({ label: query, href: searchUrl(query) }))}
    >
      <li>
        <button type="button" onClick={clear}>
          {translate({ id: 'search.clearRecent', message: 'Clear', description: 'Forgets the recent searches' })}
        </button>
      </li>
    </ChipList>
  );
}
