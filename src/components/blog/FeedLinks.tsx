import * as React from 'react';
import { translate } from '../../i18n/translate';
import { site } from '../../config/browser-config';
import { feedLinks } from '../../model/feeds/feed-links';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import * as styles from './FeedLinks.module.css';

/** The feeds of the blog, for readers who follow it in a feed reader; `undefined` for the main blog. */
export function FeedLinks({ blog }: { blog: BlogOfPage | undefined }): React.ReactElement | null {
  const feeds = feedLinks(blog ?? site);
  if (feeds.length === 0) return null;
  return (
    <p className={styles.feeds} data-no-print>
      <span>{translate({ id: 'blog.feeds', message: 'Follow in a feed reader:' })}</span>
      {feeds.map(({ href, type, label }) => (
        <a key={href} href={href} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
