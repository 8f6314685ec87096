import * as React from 'react';
import { archivePath } from '../../model/addresses/routes';
import { useSiteChrome } from '../site-data/use-site-chrome';
import { translate } from '../../i18n/translate';
import * as styles from './BlogLayout.module.css';

/**
 * Blog pages: the newest posts stand beside the text, or below it on phones. They come after it in the document, because a browser that has
 * only received a part would show them first and then push them out of view.
 */
export function BlogLayout({ path, children }: { path: string; children: React.ReactNode }): React.ReactElement {
  const { recent } = useSiteChrome();
  return (
    <div className={styles.root}>
      {children}
      <nav className={styles.recent} aria-labelledby="recent-posts">
        <h2 id="recent-posts" className={styles.title}>
          {translate({ id: 'blog.recent', message: 'Recent posts' })}
        </h2>
        <ul role="list" className={styles.list}>
          {recent.map((post) => (
            <li key={post.path}>
              <a href={post.path} aria-current={post.path === path ? 'page' : undefined}>
                {post.title}
              </a>
            </li>
          ))}
          <li>
            <a href={archivePath} aria-current={path === archivePath ? 'page' : undefined}>
              {translate({ id: 'blog.byYear', message: 'All posts by year' })}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
