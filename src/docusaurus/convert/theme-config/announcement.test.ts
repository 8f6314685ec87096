import { describe, expect, test } from 'vitest';
import { Notes } from '../../notes';
import { siteAddress, textOfHtml } from '../addresses';
import { convertAnnouncement } from './announcement';

test.each([
  ['docs/a', '/docs/a'],
  ['/docs/a', '/docs/a'],
  ['#part', '#part'],
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:me@example.org', 'mailto:me@example.org'],
  ['pathname:///files/a.pdf', '/files/a.pdf'],
  ['pathname://https://example.org/a', 'https://example.org/a'],
])('an address of the settings: %s', (to, expected) => {
  expect(siteAddress(to)).toBe(expected);
});

test('the text of HTML has no tags, and its entities once', () => {
  expect(textOfHtml('<b>A</b>&nbsp;&amp;lt;<br/>B &copy;')).toBe('A &lt; B ©');
});

describe('an announcement bar', () => {
  const convert = (bar: { content: string; id?: string; isCloseable?: boolean }, notes = new Notes()) =>
    convertAnnouncement({ id: undefined, isCloseable: undefined, ...bar }, notes);

  test('is its text and its link', () => {
    expect(convert({ content: 'Read <a target="_blank" href="blog/news"><b>the news</b></a>.', id: 'news' })).toEqual({
      id: 'news',
      text: 'Read the news.',
      closeable: true,
      link: { label: 'the news', href: '/blog/news' },
    });
  });

  test('can stay open', () => {
    expect(convert({ content: 'Text', isCloseable: false })).toEqual({
      id: 'announcement-bar',
      text: 'Text',
      closeable: false,
    });
    expect(convert({ content: 'Text', isCloseable: true })?.closeable).toBe(true);
  });

  test('of nothing but a link says its words once', () => {
    expect(convert({ content: '<a href="/blog">News</a>' })).toEqual({
      id: 'announcement-bar',
      text: 'News',
      closeable: true,
      link: { label: 'News', href: '/blog' },
    });
  });

  test('of nothing is none', () => {
    expect(convert({ content: ' <b></b> ' })).toBeNull();
    expect(convertAnnouncement(undefined, new Notes())).toBeNull();
  });

  test('notes a second link', () => {
    const notes = new Notes();
    convert({ content: '<a href="/a">A</a> <a href="/b">B</a>' }, notes);
    expect(notes.all).toEqual(['`announcementBar: a second link` is shown as text.']);
  });
});
