import { publishing } from '../../publishing';
import { site } from '../../site';
import type { Blog } from '../pages/posts/blogs';

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

/** The feeds that a blog has, below its address. */
export const feedLinks = ({ feedFormats, blogBasePath }: Pick<Blog, 'feedFormats' | 'blogBasePath'>): FeedLink[] =>
  feedFormats.filter(isFormat).map((format) => {
    const { file, type, label } = formats[format];
    return { format, href: `${blogBasePath}/${file}`, type, label };
  });

/** The feeds of the main blog. */
export const blogFeedLinks: readonly FeedLink[] = feedLinks({ ...site, ...publishing });
