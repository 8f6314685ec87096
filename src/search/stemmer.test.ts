import fc from 'fast-check';
import lunr from 'lunr';
import { expect, test } from 'vitest';
import { stem, stopWords } from './stemmer';

const byLunr = (word: string): string => String(lunr.stemmer(new lunr.Token(word, {})));

const words =
  'caresses ponies ties caress cats feed agreed plastered bled motoring sing conflated troubled sized hopping tanned falling hissing fizzed failing filing happy sky relational conditional rational valenci hesitanci digitizer conformabli radicalli differentli vileli analogousli vietnamization predication operator feudalism decisiveness hopefulness callousness formaliti sensitiviti sensibiliti triplicate formative formalize electriciti electrical hopeful goodness revival allowance inference airliner gyroscopic adjustable defensible irritant replacement adjustment dependent adoption homologou communism activate angulariti homologous effective bowdlerize probate rate cease controll roll yes yellow yy y eed ing ion sion tion s es';

test.each(words.split(' '))('the stem of %s is the one that Lunr gives', (word) => {
  expect(stem(word)).toBe(byLunr(word));
});

test('so is the stem of any word', () => {
  const endings = fc.constantFrom(
    '',
    's',
    'es',
    'ed',
    'ing',
    'eed',
    'ational',
    'ization',
    'fulness',
    'biliti',
    'ative',
    'ion',
    'ement',
    'll',
    'e',
    'y',
  );
  const letters = fc.string({
    unit: fc.constantFrom(...'a e i o u y b c d l n r s t x z'.split(' ')),
    minLength: 0,
    maxLength: 8,
  });
  fc.assert(
    fc.property(letters, endings, endings, (letters, one, other) => {
      const word = letters + one + other;
      fc.pre(word !== '');
      expect(stem(word)).toBe(byLunr(word));
    }),
    { numRuns: 3000 },
  );
});

test('stop words are those that Lunr passes over', () => {
  const filter = new lunr.Pipeline();
  filter.add(lunr.stopWordFilter);
  const passedOver = (word: string): boolean => filter.runString(word).length === 0;
  expect([...stopWords].filter((word) => !passedOver(word))).toEqual([]);
  expect(stopWords.size).toBe(119);
});
