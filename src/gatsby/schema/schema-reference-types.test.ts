import { Kind, parse } from 'gatsby/graphql';
import { expect, test } from 'vitest';
import { readDataFiles } from '../../content/files/read-content';
import { isReferenceFile } from '../../model/reference/files/reference-files';
import { referenceNodes } from '../nodes/data-nodes';
import { referenceTypes } from './schema-reference-types';

test.each([
  ['Deprecation', ['replacedBy', 'removedIn']],
  ['Intent', ['replacedBy']],
])('what a %s may lack is null', (type, lacking) => {
  const fields = parse(referenceTypes).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === type ? (definition.fields ?? []) : [],
  );
  const nullable = fields.flatMap((field) => (field.type.kind === Kind.NON_NULL_TYPE ? [] : field.name.value));
  expect(nullable).toEqual(expect.arrayContaining(lacking));
});

test('what nodes of reference data link by is a key of them', () => {
  const problems: unknown[] = [];
  const nodes = [...readDataFiles('content')].flatMap(([name, source]) =>
    isReferenceFile(name)
      ? referenceNodes(name, source, (found) => void problems.push(...found), { docsBasePath: '/docs' })
      : [],
  );
  expect(problems).toEqual([]);
  const links = parse(referenceTypes).definitions.flatMap((definition) =>
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION
      ? []
      : (definition.fields ?? []).flatMap(({ directives = [] }) =>
          directives.flatMap(({ arguments: given = [] }) =>
            given.flatMap(({ name, value }) =>
              name.value === 'from' && value.kind === Kind.STRING
                ? [[definition.name.value, value.value] as const]
                : [],
            ),
          ),
        ),
  );
  const isMissing = ([type, key]: readonly [string, string]): boolean =>
    nodes.some((node) => node.type === type) && !nodes.some((node) => node.type === type && key in node);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(isMissing)).toEqual([]);
});
