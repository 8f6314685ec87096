import type { Json, JsonObject } from '../../types';
import { endpointName } from '../anchors';
import type { ApiModel, Endpoint } from '../files/http-api-file';
import type { Field } from '../files/parts';
import type { Reference } from '../reference';

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
type NamedTypes = Readonly<Record<string, JsonObject>>;

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

/** How an API answers. */
interface Answering {
  /** Whether JSON stands in `data`, beside `result`. */
  readonly enveloped: boolean;
  /** Data models that answers hold. */
  readonly models: readonly ApiModel[];
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A state, as the endpoint of one state returns it. Other responses contain such objects. */
function stateSchema(endpoints: readonly Endpoint[]): JsonObject {
  const one = endpoints.find((endpoint) => endpointName(endpoint) === 'GET /api/states/<entity_id>');
  return one ? { State: schemaOfFields(one.response) } : {};
}

/** What the Supervisor answers when it refuses or fails. */
const errorAnswer: JsonObject = {
  Error: {
    type: 'object',
    properties: { result: { const: 'error' }, message: { type: 'string' } },
    required: ['result', 'message'],
  },
};

/** The responses of an endpoint, by status. */
function answersOf(endpoint: Endpoint, api: Answering): JsonObject {
  const { responseType, status } = endpoint;
  const content: JsonObject =
    responseType === undefined
      ? { 'application/json': { schema: schemaOfAnswer(endpoint, api) } }
      : { [responseType]: { schema: { type: 'string' } } };
  const named = Object.entries(status).map(([code, description]): [string, JsonObject] => [
    code,
    code.startsWith('2') ? { description, content } : { description },
  ]);
  const success = named.some(([code]) => code.startsWith('2'))
    ? []
    : [['200', { description: 'Success', content }] as const];
  const failure: JsonObject =
    api.enveloped && !endpoint.bare
      ? { default: { description: 'Failure', content: { 'application/json': { schema: reference('Error') } } } }
      : {};
  return { ...Object.fromEntries([...success, ...named]), ...failure };
}

function schemaOfAnswer(endpoint: Endpoint, { enveloped, models }: Answering): JsonObject {
  const { method, response } = endpoint;
  const [model] = method === 'GET' && response.length === 0 ? modelsOf(endpoint, models) : [];
  const described = model?.fields.filter(({ access }) => access !== 'request') ?? response;
  const data = described.length > 0 ? schemaOfFields(described, { state: reference('State') }) : {};
  if (!enveloped || endpoint.bare) return data;
  return { type: 'object', properties: { result: { const: 'ok' }, data }, required: ['result', 'data'] };
}

const modelsOf = (endpoint: Endpoint, models: readonly ApiModel[]): ApiModel[] =>
  models.filter(({ id }) => endpoint.models.includes(id));

/** What the operations of one API have in common. */
interface Api extends Answering {
  readonly servers: JsonObject[];
  /** Name of a path parameter → its description, where the endpoint does not describe it. */
  readonly placeholders: ReadonlyMap<string, string>;
}

/** The REST API and the Supervisor API as one OpenAPI 3.1 description. Each path names the server that has it. */
export function openApi({ single, supervisorGroups }: Reference, version: string): JsonObject {
  const rest = single['api/rest'];
  const supervisor = single['api/supervisor'];
  const groups = (supervisor?.groups ?? []).flatMap((id) => supervisorGroups.get(id) ?? []);
  const paths = new Map<string, JsonObject>();
  const add = (endpoint: Endpoint, tag: string, api: Api): void => {
    const path = templateOf(endpoint);
    const before = paths.get(path) ?? { servers: api.servers };
    paths.set(path, { ...before, [endpoint.method.toLowerCase()]: operation(endpoint, tag, api) });
  };
  const host = { url: (rest?.baseUrl ?? '').replace('IP_ADDRESS', '{host}'), description: 'Home Assistant' };
  const core: Api = {
    servers: [{ ...host, variables: { host: { default: 'homeassistant.local' } } }],
    placeholders: new Map(),
    enveloped: false,
    models: [],
  };
  const addOns: Api = {
    servers: [{ url: supervisor?.baseUrl ?? '', description: 'Supervisor' }],
    placeholders: new Map(supervisor?.placeholders.map(({ name, description }) => [name, description])),
    enveloped: true,
    models: supervisor?.models ?? [],
  };
  for (const endpoint of rest?.endpoints ?? []) add(endpoint, 'REST', core);
  for (const { endpoints, title } of groups) for (const endpoint of endpoints) add(endpoint, title, addOns);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Home Assistant REST and Supervisor APIs',
      version,
      license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
    },
    security: [{ token: [] }],
    tags: [
      ...(rest ? [{ name: 'REST' }] : []),
      ...groups.map(({ title, description }) => ({ name: title, ...about(description) })),
    ],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...stateSchema(rest?.endpoints ?? []), ...(supervisor ? errorAnswer : {}) },
    },
  };
}

/** A parameter in a path; the name of a literal one stands in curly brackets in the data already. */
const parameter = /<([^>]+)>|\{([^}]+)\}/g;
const plain = (name: string): string => name.replaceAll(/\s+/g, '_');

/** `<entity_id>` → `{entity_id}`. */
const templateOf = ({ path }: Endpoint): string =>
  path.replaceAll(parameter, (_, name?: string, other: string = '') => `{${plain(name ?? other)}}`);

/** `GET /api/states/<entity_id>` → `getApiStatesByEntityId`: a word, as programs that write clients want it. */
function operationId({ method, path }: Endpoint): string {
  const words = path
    .replaceAll(parameter, (_, name?: string, other: string = '') => `by_${name ?? other}`)
    .split(/[^A-Za-z\d]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operation(endpoint: Endpoint, tag: string, api: Api): JsonObject {
  const { path, pathParams, query, headers, deprecated, open } = endpoint;
  const described = new Map(pathParams.map(({ name, description }) => [name, description]));
  const inPath = [...path.matchAll(parameter)].map(([, name, other = '']): JsonObject => ({
    name: plain(name ?? other),
    in: 'path',
    required: true,
    ...about(described.get(name ?? other) ?? api.placeholders.get(name ?? other)),
    schema: { type: 'string' },
  }));
  const others = (place: string, fields: readonly Field[]): JsonObject[] =>
    fields.map((field) => ({
      name: field.name,
      in: place,
      required: !field.optional,
      ...about(field.description),
      schema: schemaOfField(field),
    }));
  return {
    operationId: operationId(endpoint),
    tags: [tag],
    ...about(endpoint.description),
    ...(deprecated ? { deprecated } : {}),
    ...(open ? { security: [] } : {}),
    parameters: [...inPath, ...others('query', query), ...others('header', headers)],
    ...bodyOf(endpoint),
    responses: answersOf(endpoint, api),
  };
}

function bodyOf({ body, bodyOptional, bodyType, oneOf }: Endpoint): JsonObject {
  if (body.length === 0 && !bodyOptional && bodyType === undefined) return {};
  const schema: JsonObject = { ...schemaOfFields(body), ...(oneOf ? { minProperties: 1 } : {}) };
  // A body that has a media type but no fields is binary.
  const media: JsonObject = body.length === 0 && bodyType !== undefined ? {} : { schema };
  return { requestBody: { required: !bodyOptional, content: { [bodyType ?? 'application/json']: media } } };
}

const about = (description: string | undefined): JsonObject => (description ? { description } : {});
