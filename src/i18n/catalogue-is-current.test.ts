import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueText } from './catalogue';
import { cataloguePath, readMessages } from './read-messages';

const { catalogue, problems } = readMessages();

test('every interface string of the code can be read', () => {
  expect(problems).toEqual([]);
  expect(Object.keys(catalogue).length).toBeGreaterThan(100);
});

test('the file holds the strings of the code: if not, run `npm run translations`', () => {
  expect(readFileSync(cataloguePath, 'utf8')).toBe(catalogueText(catalogue));
});
