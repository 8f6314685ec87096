import { describe, expect, test } from 'vitest';
import { docIdOf, positionOfFile, standsForFolder, withoutNumber } from './doc-names';

describe('a number in front of a name', () => {
  test.each([
    ['01-install', 'install', 1],
    ['2. Second', 'Second', 2],
    ['003_third', 'third', 3],
    ['4 - fourth', 'fourth', 4],
    ['5-5-five', '5-5-five', undefined],
    ['2024-01-02-notes', '2024-01-02-notes', undefined],
    ['7.0-release', '7.0-release', undefined],
    ['10-01-agenda', '10-01-agenda', undefined],
    ['plain', 'plain', undefined],
    ['3d-printing', '3d-printing', undefined],
    ['01-', '01-', undefined],
  ])('%s', (written, name, position) => {
    expect(withoutNumber(written)).toEqual({ name, position });
  });

  test('is no part of an id, in files and folders', () => {
    expect(docIdOf('1-core/02-light.mdx')).toBe('core/light');
    expect(positionOfFile('1-core/02-light.mdx')).toBe(2);
  });
});

test('an id of the front matter replaces the last part', () => {
  expect(docIdOf('1-core/02-light.md', 'lamp')).toBe('core/lamp');
  expect(docIdOf('light.md', 'lamp')).toBe('lamp');
});

test.each([
  ['index', true],
  ['core/index', true],
  ['core/README', true],
  ['core/Core', true],
  ['core/light', false],
  ['core/api_index', false],
])('%s stands for its folder: %s', (name, stands) => {
  expect(standsForFolder(name)).toBe(stands);
});
