import { expect, test } from 'vitest';
import { translationsFile } from './translations';

test('a translation that is empty is none', () => {
  expect(translationsFile.safeParse({ a: { message: '' } }).success).toBe(false);
  expect(translationsFile.safeParse({ a: { message: 'B', of: 'A' } }).success).toBe(true);
});
