import * as React from 'react';
import { translate } from '../../i18n/translate';
import { blogFeedLinks } from '../../model/feeds/feed-links';
import * as styles from './FeedLinks.module.css';

/** The feeds of the blog, for readers who follow it in a feed reader. */
export function FeedLinks(): React.ReactElement | null {
  if (blogFeedLinks.length === 0) return null;
  return (
    <p className={styles.feeds} data-no-print>
      <span>{translate({ id: 'blog.feeds', message: 'Follow in a feed reader:' })}</span>
      {blogFeedLinks.map(({ href, type, label }) => (
        <a key={href} href={href} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
