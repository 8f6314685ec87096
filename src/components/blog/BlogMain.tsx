import * as React from 'react';
import { Main } from '../ui/Main';
import * as styles from './Blog.module.css';
import { blogFeedLinks, feedLinks } from '../../model/feeds/feed-links';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import { site } from '../../site';
import { Head } from '../ui/Head';
import { translate } from '../../i18n/translate';

/** Column of the list pages and the archive. */
export function BlogMain({ children }: { children: React.ReactNode }): React.ReactElement {
  return (
    <Main className={styles.main}>
      <div>{children}</div>
    </Main>
  );
}

/** Tells feed readers in the head of a page which feeds the blog has; `undefined` for the main blog. */
export function FeedHead({ blog }: { blog: BlogOfPage | undefined }): React.ReactElement {
  return (
    <Head>
      {(blog ? feedLinks(blog) : blogFeedLinks).map(({ href, type, label }) => (
        <link key={href} rel="alternate" type={type} title={`${site.title} ${label}`} href={href} />
      ))}
    </Head>
  );
}

/** The feeds of the blog, for readers who follow it in a feed reader; `undefined` for the main blog. */
export function FeedLinks({ blog }: { blog: BlogOfPage | undefined }): React.ReactElement | null {
  const feeds = blog ? feedLinks(blog) : blogFeedLinks;
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
