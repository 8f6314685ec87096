import { readdirSync } from 'node:fs';
import { Kind, parse, print } from 'gatsby/graphql';
import { expect, test } from 'vitest';
import { nullableFields } from '../../../test/schema-fields';
import { readDataFiles } from '../../content/files/read-content';
import { isReferenceFile } from '../../model/reference/files/reference-files';
import { referenceNodes } from '../nodes/data-nodes';
import { entityTypes, referenceTypes } from './schema-reference-types';

const types = entityTypes + referenceTypes;

test.each([
  [
    'EntityPlatform',
    ['page', 'baseClass', 'otherBaseClasses', 'deprecatedClasses', 'source', 'featureEnum', 'stateEnum'],
  ],
  ['EntityProperty', ['default', 'requiredBy', 'section']],
  ['DeviceClass', ['units', 'stateClasses']],
  ['EntityMethod', ['signature', 'decorators', 'class']],
  ['ReferenceField', ['type', 'default', 'values']],
  ['QualityRule', ['page', 'exceptions']],
  ['ApiEndpoint', ['group', 'page', 'responseType', 'requires', 'replacedBy']],
  ['WebSocketMessage', ['page']],
  ['Deprecation', ['replacedBy', 'removedIn', 'announcement']],
  ['Intent', ['page', 'replacedBy']],
])('what a %s may lack is null', (type, lacking) => {
  expect(nullableFields(types).get(type)).toEqual(expect.arrayContaining(lacking));
});

test('nodes of reference data link by a key of them that names a doc or another node', () => {
  const problems: unknown[] = [];
  const nodes = [...readDataFiles('content')].flatMap(([name, source]) =>
    isReferenceFile(name)
      ? referenceNodes(name, source, (found) => void problems.push(...found), { docsBasePath: '/docs' })
      : [],
  );
  expect(problems).toEqual([]);
  const links = parse(types).definitions.flatMap((definition) =>
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION
      ? []
      : (definition.fields ?? []).flatMap(({ type: to, directives = [] }) =>
          directives.flatMap(({ arguments: given = [] }) =>
            given.flatMap(({ name, value }) =>
              name.value === 'from' && value.kind === Kind.STRING
                ? [{ type: definition.name.value, key: value.value, to: /\w+/.exec(print(to))?.[0] }]
                : [],
            ),
          ),
        ),
  );
  const docs = readdirSync('content/docs', { recursive: true, encoding: 'utf8' });
  const ids = new Set([...nodes.map(({ id }) => id), ...docs.map((file) => file.replace(/\.md$/, ''))]);
  const named = ({ type, key }: (typeof links)[number]): unknown[] =>
    nodes.flatMap((node) => {
      const values: Readonly<Record<string, unknown>> = node.type === type ? { ...node } : {};
      return values[key] ?? [];
    });
  expect(links.length).toBeGreaterThan(5);
  for (const link of links.filter(({ type }) => nodes.some((node) => node.type === type))) {
    const values = named(link);
    expect([link, values.length > 0]).toEqual([link, true]);
    // Posts are named by their addresses.
    if (link.to !== 'BlogPost')
      expect([link, values.filter((id) => typeof id === 'string' && !ids.has(id))]).toEqual([link, []]);
  }
});
