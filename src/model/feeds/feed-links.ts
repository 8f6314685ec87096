import type { Blog } from '../../config/site-config';

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

/** The feeds that a blog has, below its address. */
export const feedLinks = ({ feedFormats, blogBasePath }: Pick<Blog, 'feedFormats' | 'blogBasePath'>): FeedLink[] =>
  feedFormats.map((format) => {
    const { file, type, label } = formats[format];
    return { format, href: `${blogBasePath}/${file}`, type, label };
  });
