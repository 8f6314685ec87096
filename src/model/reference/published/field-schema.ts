import type { Json, JsonObject } from '../../types';
import type { Field } from '../files/parts';

/** A place in a value: what the data says of it, and what is below. */
interface Place {
  field?: Field;
  /** Fields of an object, by name. */
  readonly properties: Map<string, Place>;
  /** Items of a list. */
  items?: Place;
  /** Values of an object whose keys are not known: `<registry>`. */
  values?: Place;
}

/** Schemas for objects that need a custom one, by the format that the data names. */
export type NamedTypes = Readonly<Record<string, JsonObject>>;

/** JSON Schema of a value that fields describe: a dot in their names leads into an object, `[]` into a list, `<…>` to any key. */
export function schemaOfFields(fields: readonly Field[], named: NamedTypes = {}): JsonObject {
  const root = newPlace();
  for (const field of fields) {
    let place = root;
    for (const step of stepsOf(field.name)) place = below(place, step);
    place.field = field;
  }
  return schemaOf(root, named, { type: 'object' });
}

/** JSON Schema of a value by itself. */
export const schemaOfField = (field: Field): JsonObject => ownSchema(field, {});

const newPlace = (): Place => ({ properties: new Map() });

/** `[].start.date` → `[]`, `start`, `date`; dots within `<…>` part nothing. */
const stepsOf = (name: string): string[] => name.match(/\[\]|<[^>]*>|[^.[<]+/g) ?? [];

function below(place: Place, step: string): Place {
  if (step === '[]') return (place.items ??= newPlace());
  if (step.startsWith('<')) return (place.values ??= newPlace());
  const known = place.properties.get(step) ?? newPlace();
  place.properties.set(step, known);
  return known;
}

function schemaOf(place: Place, named: NamedTypes, otherwise: JsonObject = {}): JsonObject {
  const { field, properties, items, values } = place;
  const isObject = properties.size > 0 || values !== undefined;
  const own = field ? ownSchema(field, named) : isObject || items ? {} : otherwise;
  const list: JsonObject = items ? { type: 'array', items: schemaOf(items, named) } : {};
  const object: JsonObject = isObject ? { type: 'object', ...partsOf(place, named) } : {};
  const about: JsonObject = field?.description ? { description: field.description } : {};
  // Two forms of the same answer.
  if (items && isObject) return { anyOf: [list, object], ...about };
  // The own type comes last: it may also be `null`.
  return { ...list, ...object, ...own, ...about };
}

function partsOf({ properties, values }: Place, named: NamedTypes): JsonObject {
  const required = [...properties].filter(([, place]) => isRequired(place)).map(([name]) => name);
  return {
    ...(properties.size > 0
      ? { properties: Object.fromEntries([...properties].map(([name, place]) => [name, schemaOf(place, named)])) }
      : {}),
    ...(values ? { additionalProperties: schemaOf(values, named) } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** An object without its own line is required when one of its parts is. */
const isRequired = ({ field, properties, items }: Place): boolean =>
  field ? !field.optional : items !== undefined || [...properties.values()].some(isRequired);

function ownSchema({ type = 'any', format, values }: Field, named: NamedTypes): JsonObject {
  const reference = named[format ?? ''];
  if (reference) return reference;
  const kinds = type.split(' or ').filter((name) => name !== 'any');
  const nullable: Json[] = kinds.includes('null') ? [null] : [];
  const choice: JsonObject = values === undefined ? {} : { enum: [...values, ...nullable] };
  return {
    ...(kinds.length === 1 ? { type: kinds[0] ?? 'string' } : kinds.length > 1 ? { type: kinds } : {}),
    ...(format === undefined || format === 'state' ? {} : { format }),
    ...(kinds.includes('array') && values ? { items: choice } : choice),
  };
}
