import * as React from 'react';
import { translate } from '../../i18n/translate';
import { feedLinks } from '../../model/feeds/feed-links';
import type { FeedLink } from '../../model/feeds/feed-links';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import { site } from '../../config/browser-config';
import { PageTitle } from '../article/PageTitle';
import { Head, Seo } from '../ui/Head';
import { Main } from '../ui/Main';
import * as styles from './Blog.module.css';

interface BlogPageProps {
  readonly title: string;
  readonly description: string | undefined;
  readonly path: string;
  /** See `feedsOf`; absent for lists that have no feed. */
  readonly feeds?: readonly FeedLink[];
  readonly children: React.ReactNode;
}

/** A page that lists posts, with the feeds of its blog for readers who follow it in a feed reader. */
export function BlogPage({ title, description, path, feeds = [], children }: BlogPageProps): React.ReactElement {
  return (
    <Main className={styles.main}>
      <div>
        <Seo title={title} description={description} path={path} />
        <FeedHead feeds={feeds} />
        <PageTitle title={title}>
          {feeds.length === 0 ? null : (
            <p className={styles.feeds} data-no-print>
              <span>{translate({ id: 'blog.feeds', message: 'Follow in a feed reader:' })}</span>
              {feeds.map(({ href, type, label }) => (
                <a key={href} href={href} type={type}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </PageTitle>
        {children}
      </div>
    </Main>
  );
}

/** The feeds of a blog; `undefined` for the main one. */
export const feedsOf = (blog: BlogOfPage | undefined): readonly FeedLink[] => feedLinks(blog ?? site);

/** Tells feed readers in the head of a page which feeds the blog has. */
export function FeedHead({ feeds }: { readonly feeds: readonly FeedLink[] }): React.ReactElement {
  return (
    <Head>
      {feeds.map(({ href, type, label }) => (
        <link key={href} rel="alternate" type={type} title={`${site.title} ${label}`} href={href} />
      ))}
    </Head>
  );
}
