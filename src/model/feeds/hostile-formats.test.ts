import fc from 'fast-check';
import { load } from 'cheerio';
import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { robotsOf, sitemapOf } from '../../deploy/sitemap';
import { escapeAttribute } from '../escape';
import { isPlainHtml } from '../plain-html';
import { icsCalendar } from '../reference/published/deprecation-feeds';
import { writeFeed } from './write-feed';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '&',
        ']]>',
        '<![CDATA[',
        '"',
        "'",
        '\0',
        '\x01',
        '\r\n',
        '\n',
        '\\',
        ';',
        ',',
        ':',
        '</title>',
        '<script>',
        '\ud800',
        '\uffff',
        'a',
      ),
    )
    .map((pieces) => pieces.join('')),
);

/** Names of the elements of an XML text, whose parser accepts no mistake. */
function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name }) => names.push(name);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/u);
  return names;
}

const feedOf = (text: string) => ({
  title: text,
  description: text,
  page: 'https://example.org/blog',
  self: 'https://example.org/blog/rss.xml',
  author: text,
  language: 'en',
  copyright: text,
  entries: [
    {
      address: 'https://example.org/blog/a',
      title: text,
      summary: text,
      day: '2025-01-02',
      authors: [{ name: text, url: text }],
      tags: [text],
    },
  ],
});

describe('whatever a title or a name says', () => {
  const holds = (check: (text: string) => void | Promise<void>) =>
    fc.assert(
      fc.asyncProperty(hostile, async (text) => check(text)),
      { numRuns: 300, seed: 2026 },
    );

  test.each(['rss', 'atom'] as const)('a feed in the format %s has the same elements', async (format) => {
    const expected = elementsOf(writeFeed(feedOf('a'), format)).sort();
    await holds((text) => {
      const known = new Set(expected);
      expect(elementsOf(writeFeed(feedOf(text), format)).filter((name) => !known.has(name) && name !== 'uri')).toEqual(
        [],
      );
    });
  });

  test('a feed in JSON has it as text', () =>
    holds((text) => {
      expect(JSON.parse(writeFeed(feedOf(text), 'json'))).toMatchObject({
        items: [{ id: 'https://example.org/blog/a' }],
      });
    }));

  test('the calendar has one event for a release, on separate lines', () =>
    holds((text) => {
      const one = {
        id: 'a',
        what: [text],
        title: text,
        area: 'core' as const,
        announced: '2025-01-02',
        removedIn: '2025.12',
        docs: [],
        description: text,
      };
      const lines = icsCalendar([one], { title: 'Docs', origin: 'https://example.org', path: '/docs/calendar' }).split(
        /\r\n|\r|\n/,
      );
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      const known =
        /^(?: |(?:BEGIN|END|VERSION|PRODID|NAME|UID|DTSTAMP|DTSTART;VALUE=DATE|SUMMARY|DESCRIPTION|URL):|$)/;
      expect(lines.filter((line) => !known.test(line))).toEqual([]);
    }));

  test('an attribute of HTML ends where it should', () =>
    holds((text) => {
      const page = load(`<p title="${escapeAttribute(text)}"></p>`, null, false);
      expect(page('*').toArray()).toHaveLength(1);
      expect(Object.keys(page('p').attr() ?? {})).toEqual(['title']);
    }));

  test('markup of a sidebar is text, links and pictures, or is refused', () =>
    holds((text) => {
      if (!isPlainHtml(text)) return;
      expect(load(text, null, false)('script, style, iframe, [onclick], [onerror]').toArray()).toEqual([]);
    }));
});

test('an address with signs of XML stays one address of the sitemap', async () => {
  const names = elementsOf(
    await sitemapOf([{ address: 'https://example.org/a?b=<c>&d="e"' }, { address: 'https://example.org/]]>' }]),
  );
  expect(names.filter((name) => name === 'url')).toHaveLength(2);
  expect(robotsOf('https://example.org/sitemap.xml').split('\n')).toHaveLength(5);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="/&#106;avascript:">a</a>',
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<iframe src="https://example.org"></iframe>',
  '<b style="position:fixed">a</b>',
  '<b onclick=alert(1)>a</b>',
  '<b class="a" onclick="alert(1)">a</b>',
  '<svg><script>alert(1)</script></svg>',
  '<!-- --><script>alert(1)</script>',
  '<b title="a>"><script>',
])('%s is no markup for a sidebar', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});

test.each([
  '<hr>',
  '<b class="a">Own</b>',
  '<a href="https://example.org" target="_blank"><img src="/a.png" alt="" /></a>',
])('%s is markup for a sidebar', (html) => {
  expect(isPlainHtml(html)).toBe(true);
});
