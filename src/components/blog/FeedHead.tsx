import * as React from 'react';
import { Helmet } from 'react-helmet';
import { blogFeedLinks } from '../../model/feeds/feed-links';
import { site } from '../../site';

/** Tells feed readers in the head of a page which feeds the blog has. */
export function FeedHead(): React.ReactElement {
  return (
    <Helmet>
      {blogFeedLinks.map(({ href, type, label }) => (
        <link key={href} rel="alternate" type={type} title={`${site.title} ${label}`} href={href} />
      ))}
    </Helmet>
  );
}
