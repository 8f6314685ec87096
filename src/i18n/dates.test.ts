import { afterEach, expect, test } from 'vitest';
import { dayInWords } from './dates';
import { setTexts } from './translate';

afterEach(() => setTexts({}));

test('a day has the order of the language', () => {
  expect([dayInWords('2024-12-24'), dayInWords('2024-12-24', false)]).toEqual(['24 December 2024', '24 December']);
  setTexts({ 'dates.language': 'de' });
  expect([dayInWords('2024-12-24'), dayInWords('2024-03-01', false)]).toEqual(['24. Dezember 2024', '1. März']);
});
