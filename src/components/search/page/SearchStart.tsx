import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { Translate } from '../../../i18n/translate-component';
import { identifiersPath, searchUrl } from '../../../model/addresses/routes';
import { site } from '../../../config/browser-config';
import { useRecent } from '../shared/use-recent';
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

interface ChipListProps {
  /** Id of the title, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly label: React.ReactNode; readonly href: string }[];
  /** What stands in the list behind the links. */
  readonly children?: React.ReactNode;
}

/** A titled row of links; nothing when there are none. */
export function ChipList({ id, title, links, children }: ChipListProps): React.ReactElement | null {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.chip} href={href}>
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** The searches of this device that led somewhere. */
function RecentSearches(): React.ReactElement {
  const { searches, clear } = useRecent();
  return (
    <ChipList
      id="recent"
      title={translate({ id: 'search.recent', message: 'Recent searches' })}
      links={searches.map((query) => ({ label: query, href: searchUrl(query) }))}
    >
      <li>
        <button type="button" onClick={clear}>
          {translate({
            id: 'search.clearRecent',
            message: 'Clear',
            description: 'Forgets the recent searches and pages',
          })}
        </button>
      </li>
    </ChipList>
  );
}
