import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { useSearch } from '../../../search/client/use-search';
import { HitTrail } from '../shared/HitTrail';
import * as styles from './NearestPages.module.css';

export interface NearestPagesProps {
  /** The words of an address that leads nowhere. */
  readonly words: string;
}

const shown = 5;

/**
 * Pages that have these words, or similar ones. Shows nothing when there are none or search does not work, because the form is
 * still there.
 */
export function NearestPages({ words }: NearestPagesProps): React.ReactElement | null {
  const question = { query: words, context: '', offset: 0, limit: shown, hitsPerPage: 1, excerpts: false };
  const { answer } = useSearch(question);
  if (answer?.final !== true || answer.pages.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className={styles.title}>
        {translate({ id: 'notFound.nearest', message: 'Similar pages' })}
      </h2>
      <ul role="list" className={styles.list}>
        {answer.pages.map(({ key, context, hits: [best] }) => (
          <li key={key}>
            <a href={key}>{best.document.t}</a>
            <span className={styles.trail}>
              <HitTrail hit={best} context={context} withPage={false} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
