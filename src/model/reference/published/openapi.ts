import type { JsonObject } from '../../types';
import type { Endpoint } from '../files/http-api-file';
import type { Field } from '../files/parts';
import type { Reference } from '../reference';
import { schemaOfField, schemaOfFields } from './field-schema';
import { answersOf, errorAnswer, stateSchema } from './openapi-answers';
import type { Answering } from './openapi-answers';

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
