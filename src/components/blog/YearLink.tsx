import * as React from 'react';
import { translate } from '../../i18n/translate';
import { site } from '../../config/browser-config';
import { archivePath } from '../../model/addresses/routes';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import * as styles from './YearLink.module.css';

/** Leads from a post to the others of its year, for readers who go on with another one than the next. */
export function YearLink({ year, blog }: { year: string; blog: BlogOfPage | undefined }): React.ReactElement {
  return (
    <p className={styles.year}>
      <a href={`${archivePath(blog ?? site)}#${year}`}>
        {translate({ id: 'blog.ofYear', message: 'All posts from {year}' }, { year })}
      </a>
    </p>
  );
}
