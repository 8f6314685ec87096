import { expect, test } from 'vitest';
import { description, release } from './parts';

test.each([
  ['2025.12', true],
  ['2025.1.3', true],
  ['0.92', true],
  ['2026.13', false],
  ['2026.0', false],
  ['2026.04', false],
])('whether %s is a release is %s', (text, isRelease) => {
  expect(release.safeParse(text).success).toBe(isRelease);
});

test.each([
  ['One line.\nAnd its second.\n', true],
  ['One paragraph.\n\nAnother one.\n', false],
])('whether the description %j is shown as a whole is %s', (text, isWhole) => {
  expect(description.safeParse(text).success).toBe(isWhole);
});
