import { describe, expect, test } from 'vitest';
import { excerptOf, marksIn } from './marks';

const marked = (text: string, ...terms: string[]): string[] =>
  marksIn(text, new Set(terms)).map(([start, end]) => text.slice(start, end));

describe('marked are', () => {
  test.each([
    ['other forms of a word', 'Dimmed lights', ['dim', 'light'], ['Dimmed', 'lights']],
    ['whole names', 'Call async_setup_entry now', ['async_setup_entry'], ['async_setup_entry']],
    ['parts of names', 'LightEntity', ['entiti'], ['Entity']],
    ['neighboring parts as one', 'async_setup_entry', ['setup', 'entri'], ['setup_entry']],
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

  const excerpt = (text: string, ...terms: string[]) => excerptOf('a', text, new Set(terms));
  const shown = (text: string, ...terms: string[]): string[] => {
    const { text: short, marks } = excerpt(text, ...terms);
    return marks.map(([start, end]) => short.slice(start, end));
  };

  test('of 180 characters is the text, of one more it is shortened at a space', () => {
    const text = 'light '.repeat(30).trim().padEnd(180, '.');
    expect(excerpt(text).text).toBe(text);
    expect(excerpt(`${text}.`).text).toBe(`${'light '.repeat(29).trim()} …`);
  });

  test('stands where most of the words are, not where the first is', () => {
    const { text } = excerpt(`The webhook. ${filler}A token of the webhook, a token. ${filler}`, 'webhook', 'token');
    expect(text).toContain('A token of the webhook, a token.');
    expect(text).toMatch(/^… /);
  });

  test('of words that are everywhere begins with the text', () => {
    expect(excerpt('webhook '.repeat(50), 'webhook').text).toMatch(/^webhook webhook/);
  });

  test('leaves some words before the first mark, and begins with a whole one', () => {
    const { text } = excerpt(`${filler}The webhook is here. ${filler}`, 'webhook');
    const before = text.slice(2, text.indexOf('webhook'));
    expect(before.length).toBeGreaterThan(20);
    expect(before.length).toBeLessThanOrEqual(40);
    expect(`${filler}The `.endsWith(` ${before}`)).toBe(true);
  });

  test('at the end of a text ends with it', () => {
    const { text } = excerpt(`${filler}The webhook.`, 'webhook');
    expect(text).toMatch(/^… .* The webhook\.$/);
    expect(text.length).toBeGreaterThan(150);
  });

  test('marks only what it shows', () => {
    expect(shown(`${filler}A webhook, a token. ${filler}The webhook. ${filler}`, 'webhook', 'token')).toEqual([
      'webhook',
      'token',
    ]);
  });

  test('of a word without spaces around it is cut within it', () => {
    expect(excerpt('x'.repeat(70).concat('-').repeat(6)).text.length).toBe(182);
    const { text } = excerpt(`${'x!'.repeat(200)}webhook!${'y!'.repeat(200)}`, 'webhook');
    expect(text).toMatch(/^… (?:x!){20}webhook!(?:y!){66} …$/);
  });
});

describe('of a long text, the excerpt', () => {
  const words = (letters: number): string => 'and '.repeat(letters / 4);

  test('is the piece with most marks that it shows, not with more behind its end', () => {
    const text = `${words(200)}fan one fan two ${words(160)}fan three ${words(400)}fan a fan b fan c ${words(200)}`;
    expect(excerptOf('a', text, new Set(['fan'])).text).toContain('fan a fan b fan c');
  });

  test('has its mark, also at the end of a long name', () => {
    const text = `${words(200)}${'a'.repeat(60)}_fan ${words(200)}`;
    const { text: shown, marks } = excerptOf('a', text, new Set(['fan']));
    expect(marks.map(([start, end]) => shown.slice(start, end))).toEqual(['fan']);
  });
});
