import { afterEach, expect, test, vi } from 'vitest';
import { dayInWords } from './dates';
import { setTexts } from './translate';

afterEach(() => setTexts({}));

test('a day has the order of the language', () => {
  expect([dayInWords('2024-12-24'), dayInWords('2024-12-24', false)]).toEqual(['24 December 2024', '24 December']);
  setTexts({ 'dates.language': 'de' });
  expect([dayInWords('2024-12-24'), dayInWords('2024-03-01', false)]).toEqual(['24. Dezember 2024', '1. März']);
});

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('a day is the same day where pages are built in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(dayInWords('2025-06-01')).toBe('1 June 2025');
});
