import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeKey, themeScript } from './theme-script';

/** Runs the script as the browser would; returns the theme it sets on the page. */
function themeSetWith(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

test.each(['light', 'dark'])('the reader’s choice is set before the first paint: %s', (choice) => {
  expect(themeSetWith((key) => (key === themeKey ? choice : null))).toBe(choice);
});

test('without a choice the system decides', () => {
  expect(themeSetWith(() => null)).toBeUndefined();
});

test.each(['blue', '', '"dark"'])('a value that is no theme is passed over: %j', (value) => {
  expect(themeSetWith(() => value)).toBeUndefined();
});

test('denied storage stops nothing', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(() => themeSetWith(denied)).not.toThrow();
});

test('the script can stand inside of an HTML element', () => {
  expect(themeScript).not.toContain('<');
});
