import { Feed } from 'feed';
import type { Item } from 'feed';
import { escapeHtml, xmlText } from '../escape';
import type { FeedFormat } from './feed-links';

/** What a feed says, in whatever format. Texts are plain, addresses absolute. */
export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** The page that the feed follows; also the id of the feed. */
  readonly page: string;
  /** Address of the feed itself. */
  readonly self: string;
  /** Who answers for entries that name nobody. */
  readonly author: string;
  readonly language: string;
  readonly copyright: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}
export interface FeedEntry {
  /** Also the id of the entry. */
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly authors: readonly { readonly name: string; readonly url?: string | undefined }[];
  readonly tags: readonly string[];
}

/** The text of a feed. The same content gives the same text, because a feed is as new as its newest entry. */
export function writeFeed(content: FeedContent, format: FeedFormat): string {
  const { title, description, page, self, author, language, copyright, entries } = content;
  const feed = new Feed({
    id: page,
    title,
    link: page,
    feedLinks: { [format]: self },
    updated: dateOf(entries[0]?.day ?? '1970-01-01'),
    author: { name: author },
    generator: false,
    language,
    description,
    copyright,
  });
  for (const entry of entries) feed.addItem(itemOf[format](entry));
  const text = { rss: () => xmlText(feed.rss2()), atom: () => xmlText(feed.atom1()), json: () => feed.json1() }[
    format
  ]();
  return `${text}\n`;
}

/** What the formats make of an entry. Summaries are HTML in all of them, titles in Atom only. */
const itemOf: Readonly<Record<FeedFormat, (entry: FeedEntry) => Item>> = {
  rss: ({ address, title, summary, day, authors, tags }) => ({
    title,
    link: address,
    date: dateOf(day),
    description: escapeHtml(summary),
    category: tags.map((name) => ({ name })),
    // RSS wants addresses of mail as authors; names have an element of another vocabulary.
    extensions: authors.length === 0 ? [] : [{ name: 'dc:creator', objects: creator(namesOf(authors)) }],
  }),
  atom: ({ address, title, summary, day, authors, tags }) => ({
    id: address,
    title: escapeHtml(title),
    link: address,
    date: dateOf(day),
    published: dateOf(day),
    description: escapeHtml(summary),
    author: authors.map((author) => ({ name: author.name, ...linkOf(author.url, address) })),
    // The library writes `<` into attributes as it is.
    category: tags.map((tag) => ({ term: tag.replaceAll('<', '') })),
  }),
  json: ({ address, title, summary, day, authors, tags }) => ({
    id: address,
    title,
    link: address,
    date: dateOf(day),
    published: dateOf(day),
    description: escapeHtml(summary),
    category: tags.map((name) => ({ name })),
    // There is one author in this format.
    ...(authors.length === 0
      ? {}
      : { author: [{ name: namesOf(authors), ...(authors.length === 1 ? linkOf(authors[0]?.url, address) : {}) }] }),
  }),
};

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const namesOf = (authors: FeedEntry['authors']): string => authors.map(({ name }) => name).join(', ');

const creator = (names: string): Record<string, unknown> => ({
  _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
  _text: names,
});

/** Authors may write the address of a page of the site, or nonsense. */
const linkOf = (url: string | undefined, base: string): { link?: string } =>
  url !== undefined && URL.canParse(url, base) ? { link: new URL(url, base).href } : {};
