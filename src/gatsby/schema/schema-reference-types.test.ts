import { Kind, parse } from 'gatsby/graphql';
import { expect, test } from 'vitest';
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
