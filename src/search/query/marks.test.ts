import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt';
import { marksIn } from './marks';

const marked = (text: string, ...terms: string[]): string[] =>
  marksIn(text, new Set(terms)).map(([start, end]) => text.slice(start, end));

describe('marked are', () => {
  test.each([
    ['other forms of a word', 'Dimmed lights', ['dim', 'light'], ['Dimmed', 'lights']],
    ['whole names', 'Call async_setup_entry now', ['async_setup_entry'], ['async_setup_entry']],
    ['parts of names', 'LightEntity', ['entiti'], ['Entity']],
    ['neighbouring parts as one', 'async_setup_entry', ['setup', 'entri'], ['setup_entry']],
    ['words with accents', 'Café', ['cafe'], ['Café']],
    ['nothing else', 'Nothing here', ['light'], []],
  ])('%s', (_, text, terms, expected) => {
    expect(marked(text, ...terms)).toEqual(expected);
  });
});

describe('an excerpt', () => {
  const filler = 'Words that say nothing of interest stand here in a row. '.repeat(10);

  test('of a short text is the text', () => {
    expect(excerptOf('a#b', 'A light.', new Set(['light']))).toEqual({ key: 'a#b', text: 'A light.', marks: [[2, 7]] });
  });

  test('of a long text stands around the words, which keep their marks', () => {
    const { text, marks } = excerptOf('a', `${filler}The webhook is here. ${filler}`, new Set(['webhook']));
    expect(text.length).toBeLessThan(190);
    expect(text).toMatch(/^… .* …$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['webhook']);
  });

  test('without the words is the beginning', () => {
    expect(excerptOf('a', filler, new Set(['webhook'])).text).toMatch(/^Words that .* …$/);
  });
});
