import { Kind, parse } from 'gatsby/graphql';
import { expect, test } from 'vitest';
import { typeDefinitions } from './schema';

const definitions = parse(typeDefinitions.join('\n')).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.ENUM_TYPE_DEFINITION ? [definition] : [],
);

test.each(definitions.map((definition) => [definition.name.value, definition] as const))(
  '%s and all that it has is described',
  (name, definition) => {
    const parts = definition.kind === Kind.ENUM_TYPE_DEFINITION ? definition.values : definition.fields;
    const silent = [definition, ...(parts ?? [])].filter(({ description }) => !/\w/.test(description?.value ?? ''));
    expect(silent.map((part) => part.name.value)).toEqual([]);
    expect(parts?.length, name).toBeGreaterThan(0);
  },
);

test('every type is looked at', () => {
  expect(definitions.length).toBeGreaterThan(40);
});
