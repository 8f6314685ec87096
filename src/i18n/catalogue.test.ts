import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  cataloguePath,
  catalogueText,
  findMessages,
  makeCatalogue,
  readCatalogue,
  compareTranslations,
  reportOfLanguage,
} from './catalogue';
import path from 'node:path';
import type { Translations } from '../config/translations';

const found = (code: string) => findMessages('src/a.tsx', code);
const texts = (code: string) => found(code).messages.map(({ id, message }) => `${id}: ${message}`);
const complaints = (code: string) => found(code).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

test('calls and elements are found, wherever they stand', () => {
  const code = `
    const word = open ? translate({ id: 'a.close', message: 'Close', description: 'A button' }) : '';
    const box = <p title={translate({ id: 'a.box', message: "Box" })}>
      <Translate id="a.find" values={{ link: <a>{translate({ id: 'a.names', message: 'Names' })}</a> }}>
        {'Look in {link}.'}
      </Translate>
      <Translate id="a.plain">Plain</Translate>
      <Translate id="a.alone" />
    </p>;`;
  expect(found(code).problems).toEqual([]);
  expect(texts(code)).toEqual([
    'a.close: Close',
    'a.box: Box',
    'a.find: Look in {link}.',
    'a.names: Names',
    'a.plain: Plain',
    'a.alone: a.alone',
  ]);
  expect(found(code).messages[0]).toMatchObject({ description: 'A button', file: 'src/a.tsx', line: 2 });
});

test('a text without an id is its own id, and an id without a text its own text', () => {
  expect(texts(`translate({ message: 'Close' })`)).toEqual(['Close: Close']);
  expect(texts(`translate({ id: '', message: 'Close' })`)).toEqual(['Close: Close']);
  expect(texts(`translate({ id: 'a.close', message: '' })`)).toEqual(['a.close: a.close']);
});

test('a declaration without id and message is a problem, with its place', () => {
  expect(complaints(`\n  translate({ description: 'x' })`)).toEqual([
    '2:3 The declaration has neither an id nor a message.',
  ]);
  expect(complaints(`<Translate values={{}} />`)).toEqual(['1:1 The declaration has neither an id nor a message.']);
});

test.each([
  'translate(declaration)',
  'translate({ id, message: "Close" })',
  'translate({ id: "a.b", message: `Close ${what}` })',
  'translate({ ...declaration })',
  '<Translate id="a.b">Look in <a>names</a></Translate>',
  '<Translate id="a.b">{word}</Translate>',
  '<Translate id="a.b">Two\nlines</Translate>',
  '<Translate id={id}>Names</Translate>',
  '<Translate {...props}>Names</Translate>',
])('%s cannot be extracted', (code) => {
  expect(complaints(code)).toEqual(['1:1 The declaration of a text is not a plain string.']);
});

test('ids are made of area and name', () => {
  expect(complaints(`translate({ id: 'Close button', message: 'Close' })`)).toEqual([
    '1:1 The id `Close button` does not have the form `area.name`.',
  ]);
});

test('placeholders and values are compared', () => {
  expect(complaints(`translate({ id: 'a.b', message: '{n} of {all}' }, { n: 1, some: 2 })`)).toEqual([
    '1:1 `{all}` has no value.',
    '1:1 The value `some` is not used in the message.',
  ]);
  expect(complaints(`translate({ id: 'a.b', message: '{n}' })`)).toEqual(['1:1 `{n}` has no value.']);
  expect(complaints(`<Translate id="a.b" values={{ n }}>{'None'}</Translate>`)).toEqual([
    '1:1 The value `n` is not used in the message.',
  ]);
  expect(complaints(`translate({ id: 'a.b', message: '{n}' }, values)`)).toEqual([]);
  expect(complaints(`translate({ id: 'a.b', message: '{n} of {all}' }, { all: 2, ...values })`)).toEqual([]);
});

const declared = (id: string, message: string, description?: string) => ({
  id,
  message,
  description,
  file: 'src/a.ts',
  line: 3,
  column: 1,
});

test('texts are listed by id, once, with the description that one of their places has', () => {
  const { catalogue, problems } = makeCatalogue([
    declared('b.one', 'One'),
    declared('a.copy', 'Copy'),
    declared('a.copy', 'Copy', 'A button'),
    declared('a.copy', 'Copy'),
  ]);
  expect(problems).toEqual([]);
  expect(Object.entries(catalogue)).toEqual([
    ['a.copy', { message: 'Copy', description: 'A button' }],
    ['b.one', { message: 'One' }],
  ]);
});

test('one id with two texts is a problem', () => {
  const { problems } = makeCatalogue([declared('a.copy', 'Copy'), { ...declared('a.copy', 'Copy page'), line: 9 }]);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '9 The id `a.copy` has a different text in src/a.ts:3.',
  ]);
});

const ofCode = readCatalogue();

test('every interface string of the code can be read', () => {
  expect(ofCode.problems).toEqual([]);
  expect(Object.keys(ofCode.catalogue).length).toBeGreaterThan(100);
});

test('the file holds the strings of the code: if not, run `npm run translations`', () => {
  expect(readFileSync(cataloguePath, 'utf8')).toBe(catalogueText(ofCode.catalogue));
});

test.each(readdirSync('src/translations'))('%s has the values of the texts, and no text that is gone', (name) => {
  const file = `src/translations/${name}`;
  if (file === cataloguePath) return;
  expect(compareTranslations(file, ofCode.catalogue, readFileSync(file, 'utf8')).problems).toEqual([]);
});

const catalogue = { 'a.copy': { message: 'Copy {n}' }, 'a.open': { message: 'Open' }, 'a.shut': { message: 'Shut' } };
const compare = (translations: Translations) =>
  compareTranslations('src/translations/de.json', catalogue, JSON.stringify(translations, undefined, 2));

test('what is missing, and what was translated from another text, is named', () => {
  const { missing, outdated, problems } = compare({
    'a.copy': { message: '{n} kopieren', of: 'Copy {n}' },
    'a.open': { message: 'Aufmachen', of: 'Open up' },
  });
  expect([missing, outdated, problems]).toEqual([['a.shut'], ['a.open'], []]);
  expect(compare({ 'a.open': { message: 'Öffnen' } }).outdated, 'where the English text is not noted').toEqual([]);
});

test('values may stand in the order of the language, each once', () => {
  const english = { 'a.place': { message: '{current} of {count}' } };
  const problemsOf = (message: string): readonly unknown[] =>
    compareTranslations('src/translations/de.json', english, JSON.stringify({ 'a.place': { message } })).problems;
  expect(problemsOf('von {count} ist dies {current}')).toEqual([]);
  expect(problemsOf('{count} von {count}')).toHaveLength(1);
  expect(problemsOf('{current} von {count} von {count}')).toHaveLength(1);
});

test('a translation of no text, and one with other values, is a problem', () => {
  const { problems } = compare({ 'a.copy': { message: '{m} kopieren' }, 'a.close': { message: 'Schließen' } });
  expect(problems.map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual([
    '5:3 The code has no text `a.close`.',
    '2:3 The translation of `a.copy` has `{m}`, but the text `{n}`.',
  ]);
  expect(compare({ constructor: { message: 'Bauer' } }).problems).toHaveLength(1);
});

test('an entry in another form is a problem at its place', () => {
  const { problems } = compareTranslations('src/translations/de.json', catalogue, '{\n  "a.open": "Öffnen"\n}\n');
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(['2:3']);
});

test('a report counts what a language lacks and shows the first names of each kind', () => {
  const lacks = { missing: ['a', 'b', 'c'], outdated: [], gone: ['d', 'e'] };
  expect(reportOfLanguage('de.json', lacks, 2)).toBe(
    `de.json: missing 3, outdated 0, gone 2
  missing:
    a
    b
    … and 1 more (\`-- --all\` shows them)
  gone:
    d
    e`,
  );
  expect(reportOfLanguage('de.json', lacks, Infinity)).not.toContain('more');
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
  expect(compareTranslations(file, readCatalogue().catalogue, readFileSync(file, 'utf8')).problems).toEqual([]);
});
