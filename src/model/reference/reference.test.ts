import { expect, test } from 'vitest';
import { isReferenceFile } from './files/reference-files';
import { loadReference, noReference } from './reference';

const lamp = 'platform: lamp\ntitle: Lamp\ndoc: lamp\n';
const fan = 'platform: fan\ntitle: Fan\ndoc: fan\n';

test('reference data is read in the order of its names, and other data is passed over', () => {
  const texts = { 'entities/lamp': lamp, 'entities/fan': fan, terms: 'a: b', 'other/lamp': lamp };
  const { reference, problems, sources } = loadReference(new Map(Object.entries(texts)));
  expect(problems).toEqual([]);
  expect([...reference.entities]).toMatchObject([
    ['fan', { title: 'Fan' }],
    ['lamp', { title: 'Lamp' }],
  ]);
  expect([...sources.keys()]).toEqual(['entities/fan', 'entities/lamp']);
  expect(reference.broken.size).toBe(0);
});

test('a file with a mistake is reported, noted as broken, and holds nothing', () => {
  const texts = { 'entities/lamp': `${lamp}titel: L\n`, 'entities/fan': fan };
  const { reference, problems, sources } = loadReference(new Map(Object.entries(texts)));
  expect(problems).toMatchObject([{ file: 'data/entities/lamp.yml', line: 4 }]);
  expect([...reference.broken]).toEqual(['entities/lamp']);
  expect([...reference.entities.keys()]).toEqual(['fan']);
  expect(sources.has('entities/lamp')).toBe(true);
});

test.each([
  ['entities/lamp', lamp.replace('platform: lamp', 'platform: lmap'), 1, 'platform: lamp', 'lmap.yml'],
  [
    'api/supervisor/os',
    'title: OS\ndoc: os\nid: so\ndescription: D.\nendpoints: [{ method: GET, path: /a, description: D. }]\n',
    3,
    'id: os',
    'so.yml',
  ],
])('%s is broken if it has the name of another one', (name, text, line, right, other) => {
  const { reference, problems } = loadReference(new Map([[name, text]]));
  expect(problems).toMatchObject([{ file: `data/${name}.yml`, line }]);
  expect(problems[0]?.remedy).toBe(`Write \`${right}\`, or rename the file to ${other}.`);
  expect([...reference.broken]).toEqual([name]);
  expect(reference.entities.size + reference.supervisorGroups.size).toBe(0);
});

test('a tree without reference data has none', () => {
  expect(noReference.entities.size).toBe(0);
  expect(Object.values(noReference.single).every((value) => value === undefined)).toBe(true);
});

test.each([
  ['intents', true],
  ['api/rest', true],
  ['entities/lamp', true],
  ['api/supervisor/network', true],
  ['terms', false],
  ['api/gone', false],
  ['other/lamp', false],
])('%s is reference data: %s', (name, is) => {
  expect(isReferenceFile(name)).toBe(is);
});
