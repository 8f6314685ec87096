import { expect, it } from 'vitest';
import { differences } from './differences';

it('two builds in other folders, with another time zone, language and number of processors, one of them without the code for Docusaurus trees, are the same byte for byte', () => {
  expect(differences('.tmp/trees/fixture/public', '.tmp/trees/fixture-elsewhere/public')).toEqual([]);
});
