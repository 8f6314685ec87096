import { readdirSync } from 'node:fs';
import { Kind, parse, print } from 'gatsby/graphql';
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

test('nodes of reference data link by a key of them that names a doc or another node', () => {
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
