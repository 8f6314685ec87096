import * as React from 'react';
import { feedLinks } from '../../model/feeds/feed-links';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import { site } from '../../config/browser-config';
import { Head } from '../ui/Head';

/** Tells feed readers in the head of a page which feeds the blog has; `undefined` for the main blog. */
export function FeedHead({ blog }: { blog: BlogOfPage | undefined }): React.ReactElement {
  return (
    <Head>
      {feedLinks(blog ?? site).map(({ href, type, label }) => (
        <link key={href} rel="alternate" type={type} title={`${site.title} ${label}`} href={href} />
      ))}
    </Head>
  );
}
