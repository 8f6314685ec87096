import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translationsFile } from '../config/translations';
import { readCatalogue } from './catalogue';
import { compareTranslations } from './translations';

const catalogue = { 'a.copy': { message: 'Copy {n}' }, 'a.open': { message: 'Open' }, 'a.shut': { message: 'Shut' } };
const compare = (translations: Parameters<typeof compareTranslations>[2]) =>
  compareTranslations('src/translations/de.json', catalogue, translations);

test('what is missing, and what was translated from another text, is named', () => {
  const { missing, outdated, problems } = compare({
    'a.copy': { message: '{n} kopieren', of: 'Copy {n}' },
    'a.open': { message: 'Aufmachen', of: 'Open up' },
  });
  expect([missing, outdated, problems]).toEqual([['a.shut'], ['a.open'], []]);
});

test('a translation of no text, and one with other values, is a problem', () => {
  const { problems } = compare({ 'a.copy': { message: '{m} kopieren' }, 'a.close': { message: 'Schließen' } });
  expect(problems.map(({ what }) => what)).toEqual([
    'The code has no text `a.close`.',
    'The translation of `a.copy` has `{m}`, but the text `{n}`.',
  ]);
});

test('the English text is noted beside a translation, and stays when it changes', () => {
  const { noted } = compare({
    'a.open': { message: 'Öffnen' },
    'a.copy': { message: '{n} kopieren', of: 'Copy {n}!' },
  });
  expect(noted).toEqual({
    'a.copy': { message: '{n} kopieren', of: 'Copy {n}!' },
    'a.open': { message: 'Öffnen', of: 'Open' },
  });
});

const codes = readdirSync('src/translations')
  .map((name) => path.basename(name, '.json'))
  .filter((code) => code !== 'en');

test.each(codes)('%s.json translates texts that are there, with their values', (code) => {
  const file = `src/translations/${code}.json`;
  const translations = translationsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(compareTranslations(file, readCatalogue().catalogue, translations).problems).toEqual([]);
});
