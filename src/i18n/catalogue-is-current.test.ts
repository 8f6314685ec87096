import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueText, parseCatalogue, staleness } from './catalogue';
import { cataloguePath, readMessages } from './read-messages';

const { catalogue, problems } = readMessages();

test('every interface string of the code can be read', () => {
  expect(problems).toEqual([]);
  expect(Object.keys(catalogue).length).toBeGreaterThan(100);
});

test('the file holds the strings of the code: if not, run `npm run translations`', () => {
  const written = readFileSync(cataloguePath, 'utf8');
  expect(staleness(parseCatalogue(written), catalogue)).toEqual([]);
  expect(written).toBe(catalogueText(catalogue));
});
