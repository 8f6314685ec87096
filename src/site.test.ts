import { expect, test } from 'vitest';
import { site } from './site';

test('the locale is English, from left to right', () => {
  expect(site.locale).toEqual({
    label: 'English',
    htmlLang: 'en',
    direction: 'ltr',
    calendar: 'gregory',
    path: 'en',
  });
});
