import { describe, expect, test } from 'vitest';
import { hasHighlight, highlightedWords, withHighlight, withoutHighlight } from './highlight-address';

describe('the address of a search result', () => {
  test.each([
    ['/docs/a', 'state class', '/docs/a?_highlight=state+class'],
    ['/docs/a#part', 'x&y', '/docs/a?_highlight=x%26y#part'],
    ['/search?q=a', 'a', '/search?q=a&_highlight=a'],
    ['/docs/a#part', '  ', '/docs/a#part'],
  ])('%s with “%s”', (href, query, expected) => {
    expect(withHighlight(href, query)).toBe(expected);
  });
});

test.each([
  ['?_highlight=a', ''],
  ['?a=b&_highlight=c&_highlight=d', '?a=b'],
  ['', ''],
])('the words are taken out of %j', (search, expected) => {
  expect(withoutHighlight(search)).toBe(expected);
  expect(hasHighlight(withoutHighlight(search))).toBe(false);
});

test.each([
  ['?_highlight=State+class&_highlight=state', ['state', 'class']],
  ['?_highlight=%22quoted%22+-+*', ['quoted']],
  ['?q=a', []],
])('the words of %s', (search, expected) => {
  expect(highlightedWords(search)).toEqual(expected);
});

test('a page marks at most 16 words', () => {
  const words = Array.from({ length: 20 }, (_, index) => `w${index}`);
  expect(highlightedWords(`?_highlight=${words.join('+')}`)).toEqual(words.slice(0, 16));
});
