import * as React from 'react';
import { translate } from '../../i18n/translate';
import { archivePath } from '../../model/addresses/routes';
import * as styles from './YearLink.module.css';

/** Leads from a post to the others of its year, for readers who go on with another one than the next. */
export function YearLink({ year }: { year: string }): React.ReactElement {
  return (
    <p className={styles.year}>
      <a href={`${archivePath}#${year}`}>
        {translate({ id: 'blog.ofYear', message: 'All posts from {year}' }, { year })}
      </a>
    </p>
  );
}
