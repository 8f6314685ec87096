import { expect, it } from 'vitest';
import { differences } from './differences';

it('a build from which a page and a fact have gone, and one from scratch in another folder, time zone and language, with another number of processors, and without the code for Docusaurus trees, are the same byte for byte', () => {
  expect(differences('.tmp/trees/fixture/public', '.tmp/trees/fixture-elsewhere/public')).toEqual([]);
});
