import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { english } from './language-pack';
import { fold, namesOf, wordsOf } from './words';

/** `whole: part part` for each word. */
const cut = (text: string): string[] =>
  wordsOf(text).map(({ whole, parts }) => (parts.length > 0 ? `${whole}: ${parts.join(' ')}` : whole));

describe('text is cut into words', () => {
  test.each([
    ['plain words', 'Turn the light on.', ['turn', 'the', 'light', 'on']],
    ['snake case', 'async_setup_entry', ['async_setup_entry: async setup entry']],
    ['camel case', 'hassData', ['hassdata: hass data']],
    ['pascal case', 'LightEntity', ['lightentity: light entity']],
    ['capitals inside', 'HTMLElement', ['htmlelement: html element']],
    ['capitals with underscore', 'ATTR_BRIGHTNESS', ['attr_brightness: attr brightness']],
    ['capitals only', 'DOMAIN', ['domain']],
    ['leading underscore', '_attr_name', ['attr_name: attr name']],
    ['two leading underscores', '__init__', ['init__']],
    ['digits stay with their letters', 'ipv6', ['ipv6']],
    ['dotted path', 'hass.states', ['hass.states: hass states']],
    ['dashes', 'quick-start', ['quick-start: quick start']],
    ['path', 'config/entity', ['config/entity: config entity']],
    ['dot at the end of a sentence', 'See manifest.json.', ['see', 'manifest.json: manifest json']],
    ['accents', 'Größe Café', ['große', 'cafe']],
    ['accents in a name', 'CaféKey', ['cafekey: cafe key']],
    ['compatibility forms', 'ﬁle Ⅳ', ['file', 'iv']],
    ['other scripts', '漢字 Привет', ['漢字', 'привет']],
    ['punctuation, marks and emoji', '* + ~ ^ " 🏠 <>', []],
    ['underscores alone', '__ _', []],
    ['nothing', '', []],
  ])('%s', (_, text, words) => {
    expect(cut(text)).toEqual(words);
  });

  test('the last names of a dotted path count for themselves', () => {
    expect(cut('components.light.LightEntity')).toEqual([
      'components.light.lightentity: components light light entity',
      'lightentity',
    ]);
  });

  test('a word longer than any name, such as an encoded key, is left out', () => {
    expect(cut(`before ${'x'.repeat(81)} after`)).toEqual(['before', 'after']);
    expect(cut('x'.repeat(80))).toHaveLength(1);
  });
});

test.each([
  ['running', false],
  ['_running', false],
  ['DOMAIN', false],
  ['turn_', true],
  ['turn_on', true],
  ['turnOn', true],
  ['quick-start', true],
])('%s is a name, which is not stemmed: %s', (word, isName) => {
  expect(wordsOf(word).map((one) => one.isName)).toEqual([isName]);
});

test('a dotted name is one, although its last name counts as a word', () => {
  expect(namesOf('Use light.LightEntity and light').map(({ whole }) => whole)).toEqual([
    ...['use', 'light.lightentity', 'and', 'light'],
  ]);
});

test('folding ignores capitals, accents and forms', () => {
  expect(fold('ÀÉÎ Ⅳ')).toBe('aei iv');
});

test('stop words of English are those that Lunr passes over', () => {
  const filter = new lunr.Pipeline();
  filter.add(lunr.stopWordFilter);
  const passedOver = (word: string): boolean => filter.runString(word).length === 0;
  expect([...english.stopWords].filter((word) => !passedOver(word))).toEqual([]);
  expect(english.stopWords.size).toBe(119);
});
