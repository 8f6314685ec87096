import { Kind, parse } from 'gatsby/graphql';

/** The fields that may be null, by type. */
export const nullableFields = (types: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    parse(types).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION
        ? [
            [
              definition.name.value,
              (definition.fields ?? []).flatMap(({ type, name }) =>
                type.kind === Kind.NON_NULL_TYPE ? [] : name.value,
              ),
            ] as const,
          ]
        : [],
    ),
  );
