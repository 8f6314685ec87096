import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { dismissalKey, themeKey } from '../storage';
import { themeScript } from './inline-script';

/** Runs the script as the browser would; returns what it changes on the page. */
function run(
  getItem: (key: string) => string | null,
  announcement?: string,
): { theme?: string; dismissed?: string; media: (string | undefined)[] } {
  const dataset: { theme?: string; dismissed?: string; announcement?: string | undefined } = { announcement };
  const metas: { dataset: { scheme: string }; media?: string }[] = ['light', 'dark'].map((scheme) => ({
    dataset: { scheme },
  }));
  const document = { documentElement: { dataset }, querySelectorAll: () => metas };
  runInNewContext(themeScript, { localStorage: { getItem }, document });
  return { ...dataset, media: metas.map(({ media }) => media) };
}
const themeSetWith = (getItem: (key: string) => string | null): string | undefined => run(getItem).theme;

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

test('the color of the browser’s bars is that of the chosen theme, whatever the system’s', () => {
  expect(run((key) => (key === themeKey ? 'dark' : null)).media).toEqual(['not all', 'all']);
  expect(run((key) => (key === themeKey ? 'light' : null)).media).toEqual(['all', 'not all']);
  expect(run(() => null).media).toEqual([undefined, undefined]);
});

test('an announcement that was dismissed is hidden before the first paint, and one with another id is not', () => {
  const stored = (key: string): string | null => (key === dismissalKey ? 'summer' : null);
  expect(run(stored, 'summer').dismissed).toBe('');
  expect(run(stored, 'autumn').dismissed).toBeUndefined();
  expect(run(stored).dismissed).toBeUndefined();
  expect(run(() => null, 'summer').dismissed).toBeUndefined();
});
