import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { writeFeed } from './write-feed';
import type { FeedContent } from './write-feed';

const content: FeedContent = {
  title: 'Tea & <milk>',
  description: 'About "tea"',
  page: 'https://example.org/blog',
  self: 'https://example.org/blog/feed',
  author: 'Example',
  language: 'en',
  copyright: '',
  entries: [
    {
      address: 'https://example.org/blog/2',
      title: 'Use <b> & ]]>',
      summary: 'When 1 < 2 & so on.',
      day: '2024-02-29',
      authors: [
        { name: 'Ada', url: '/people/ada' },
        { name: 'Bob & Co', url: 'https://' },
      ],
      tags: ['a & b', '<i>'],
    },
    {
      address: 'https://example.org/blog/1',
      title: 'One',
      summary: 'First.',
      day: '2024-01-01',
      authors: [],
      tags: [],
    },
  ],
};
const xml = (format: 'rss' | 'atom', of = content) => load(writeFeed(of, format), { xml: true });

describe('Atom', () => {
  test('has what the format requires: id, title, updated and author of the feed, and of its entries', () => {
    const $ = xml('atom');
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > id').text()).toBe('https://example.org/blog');
    expect($('feed > title').text()).toBe('Tea & <milk>');
    expect($('feed > updated').text()).toBe('2024-02-29T00:00:00.000Z');
    expect($('feed > author > name').text()).toBe('Example');
    expect($('feed > link[rel=self]').attr('href')).toBe('https://example.org/blog/feed');
    for (const entry of $('entry').toArray()) {
      for (const name of ['id', 'title', 'updated']) expect($(entry).children(name).text()).not.toBe('');
      expect($(entry).children('link').attr('href')).toBe($(entry).children('id').text());
    }
  });

  test('says of its titles and summaries that they are HTML, and writes them so', () => {
    const entry = xml('atom')('entry').first();
    expect(entry.children('title').attr('type')).toBe('html');
    expect(entry.children('title').text()).toBe('Use &lt;b&gt; &amp; ]]&gt;');
    expect(entry.children('summary').text()).toBe('When 1 &lt; 2 &amp; so on.');
  });

  test('names all authors, with absolute addresses, and tags', () => {
    const $ = xml('atom');
    const authors = $('entry').first().children('author').toArray();
    expect(authors.map((author) => $(author).children('name').text())).toEqual(['Ada', 'Bob & Co']);
    expect(authors.map((author) => $(author).children('uri').text())).toEqual(['https://example.org/people/ada', '']);
    const terms = $('category').toArray();
    expect(terms.map((term) => $(term).attr('term'))).toEqual(['a & b', 'i>']);
  });
});

describe('RSS', () => {
  test('has what the format requires: title, link and description of the channel, titles and links of items', () => {
    const $ = xml('rss');
    expect($('rss').attr('version')).toBe('2.0');
    expect($('channel > title').text()).toBe('Tea & <milk>');
    expect($('channel > link').text()).toBe('https://example.org/blog');
    expect($('channel > description').text()).toBe('About "tea"');
    expect($('channel > lastBuildDate').text()).toBe('Thu, 29 Feb 2024 00:00:00 GMT');
    const item = $('item').first();
    expect(item.children('title').text()).toBe('Use <b> & ]]>');
    expect(item.children('link').text()).toBe('https://example.org/blog/2');
    expect(item.children('guid').attr('isPermaLink')).toBe('true');
    expect(item.children('pubDate').text()).toBe('Thu, 29 Feb 2024 00:00:00 GMT');
    expect(
      item
        .children('category')
        .toArray()
        .map((tag) => $(tag).text()),
    ).toEqual(['a & b', '<i>']);
  });

  test('has no author, which would be an address of mail, but creators', () => {
    const $ = xml('rss');
    expect($('author').length).toBe(0);
    expect($('dc\\:creator')).toHaveLength(1);
    expect(
      $('item')
        .last()
        .children()
        .toArray()
        .map(({ name }) => name),
    ).not.toContain('undefined');
    const creators = $('item')
      .toArray()
      .map((item) => $(item).children('dc\\:creator').text());
    expect(creators).toEqual(['Ada, Bob & Co', '']);
    expect($('dc\\:creator').attr('xmlns:dc')).toBe('http://purl.org/dc/elements/1.1/');
  });
});

test('JSON has the same', () => {
  expect(JSON.parse(writeFeed(content, 'json'))).toEqual({
    version: 'https://jsonfeed.org/version/1',
    title: 'Tea & <milk>',
    home_page_url: 'https://example.org/blog',
    feed_url: 'https://example.org/blog/feed',
    description: 'About "tea"',
    author: { name: 'Example' },
    items: [
      {
        id: 'https://example.org/blog/2',
        url: 'https://example.org/blog/2',
        title: 'Use <b> & ]]>',
        content_html: 'When 1 &lt; 2 &amp; so on.',
        date_modified: '2024-02-29T00:00:00.000Z',
        date_published: '2024-02-29T00:00:00.000Z',
        author: { name: 'Ada, Bob & Co' },
        tags: ['a & b', '<i>'],
      },
      {
        id: 'https://example.org/blog/1',
        url: 'https://example.org/blog/1',
        title: 'One',
        content_html: 'First.',
        date_modified: '2024-01-01T00:00:00.000Z',
        date_published: '2024-01-01T00:00:00.000Z',
        tags: [],
      },
    ],
  });
});

test('an author without an address has none in any format', () => {
  const entries = content.entries.map((entry) => ({ ...entry, authors: [{ name: 'Ada' }] }));
  expect(
    xml('atom', { ...content, entries })('entry')
      .first()
      .find('uri'),
  ).toHaveLength(0);
  expect(writeFeed({ ...content, entries }, 'json')).not.toContain('undefined');
});

test('copyright and description stand in a feed that has them', () => {
  const of = { ...content, copyright: 'CC BY', description: '' };
  expect(xml('rss', of)('channel > copyright').text()).toBe('CC BY');
  expect(xml('atom', of)('feed > rights').text()).toBe('CC BY');
  expect(xml('atom', of)('subtitle')).toHaveLength(0);
  expect(xml('rss')('channel > copyright')).toHaveLength(0);
  expect(xml('atom')('feed > rights')).toHaveLength(0);
});

test.each(['rss', 'atom', 'json'] as const)('the same content gives the same %s, even when there is none', (format) => {
  const empty = { ...content, entries: [] };
  expect(writeFeed(empty, format)).toBe(writeFeed(empty, format));
  expect(writeFeed(empty, format)).not.toContain(String(new Date().getFullYear()));
});
