import { publishing } from '../../publishing';
import { site } from '../../site';

/** A feed of the blog as its pages name it. */
export interface FeedLink {
  readonly format: FeedFormat;
  /** Address on the site. */
  readonly href: string;
  /** Media type. */
  readonly type: string;
  readonly label: string;
}

const formats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  json: { file: 'feed.json', type: 'application/json', label: 'JSON' },
} as const;
export type FeedFormat = keyof typeof formats;

const isFormat = (name: string): name is FeedFormat => Object.hasOwn(formats, name);

/** Feeds in these formats, below the blog's address. */
export const feedLinks = (names: readonly string[], blogPath: string): FeedLink[] =>
  names.filter(isFormat).map((format) => {
    const { file, type, label } = formats[format];
    return { format, href: `${blogPath}/${file}`, type, label };
  });

/** The feeds that this site has. */
export const blogFeedLinks: readonly FeedLink[] = feedLinks(publishing.feedFormats, site.blogBasePath);
