import * as React from 'react';
import { site } from '../../config/browser-config';
import { translate } from '../../i18n/translate';
import { archivePath } from '../../model/addresses/routes';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import { useSiteChrome } from '../site-data/use-site-chrome';
import * as styles from './Blog.module.css';

interface BlogLayoutProps {
  readonly path: string;
  /** `undefined` for the main blog. */
  readonly blog: BlogOfPage | undefined;
  readonly children: React.ReactNode;
}

/**
 * Blog pages: the newest posts stand beside the text, or below it on phones. They come after it in the document, because a browser that has
 * only received a part would show them first and then push them out of view.
 */
export function BlogLayout({ path, blog, children }: BlogLayoutProps): React.ReactElement {
  const chrome = useSiteChrome();
  const { recent } = blog ?? chrome;
  const archive = archivePath(blog ?? site);
  return (
    <div className={styles.root}>
      {children}
      <nav className={styles.recent} aria-labelledby="recent-posts">
        <h2 id="recent-posts" className={styles.recentTitle}>
          {translate({ id: 'blog.recent', message: 'Recent posts' })}
        </h2>
        <ul role="list" className={`${styles.recentList} quiet`}>
          {recent.map((post) => (
            <li key={post.path}>
              <a href={post.path} aria-current={post.path === path ? 'page' : undefined}>
                {post.title}
              </a>
            </li>
          ))}
          <li>
            <a href={archive} aria-current={path === archive ? 'page' : undefined}>
              {translate({ id: 'blog.byYear', message: 'All posts by year' })}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
