import * as React from 'react';
import { Translate } from '../../../../i18n/translate-component';
import { translate } from '../../../../i18n/translate';
import { identifiersPath, searchUrl } from '../../../../model/addresses/routes';
import { site } from '../../../../config/browser-config';
import { ChipList } from './ChipList';
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
      <ChipList id="sections" title={translate({ id: 'search.sections', message: 'Sections' })} links={sections} />
      <ChipList
        id="common-names"
        title={translate({ id: 'search.commonNames', message: 'Common names' })}
        links={names.map((name) => ({ label: <code>{name}</code>, href: searchUrl(name) }))}
      />
      {site.namesPage ? (
        <p className={styles.hint}>
          <Translate
            id="search.everyName"
            values={{
              link: (
                <a href={identifiersPath(site)}>
                  {translate({ id: 'search.indexOfNames', message: 'index of names' })}
                </a>
              ),
            }}
          >
            {'Every property, method and class is in the {link}.'}
          </Translate>
        </p>
      ) : null}
    </div>
  );
}
