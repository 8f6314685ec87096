import type { JsonObject } from '../../types';
import { endpointId } from '../endpoints';
import type { Endpoint } from '../http-api-file';
import type { Field } from '../parts';
import type { Reference } from '../reference';

/** The REST API and the Supervisor API as one OpenAPI 3.1 description. Each path names the server that has it. */
export function openApi({ single, supervisorGroups }: Reference, version: string): JsonObject {
  const rest = single['api/rest'];
  const supervisor = single['api/supervisor'];
  const server = (url: string, description: string): JsonObject => ({ url, description });
  const groups = (supervisor?.groups ?? []).flatMap((id) => supervisorGroups.get(id) ?? []);
  const paths = new Map<string, JsonObject>();
  const add = (endpoint: Endpoint, tag: string, servers: JsonObject[]): void => {
    const path = addressOf(endpoint);
    const before = paths.get(path) ?? { servers };
    paths.set(path, { ...before, [endpoint.method.toLowerCase()]: operation(endpoint, tag) });
  };
  for (const endpoint of rest?.endpoints ?? []) {
    add(
      endpoint,
      'REST',
      [server((rest?.baseUrl ?? '').replace('IP_ADDRESS', '{host}'), 'Home Assistant')].map(withHost),
    );
  }
  for (const group of groups) {
    for (const endpoint of group.endpoints)
      add(endpoint, group.title, [server(supervisor?.baseUrl ?? '', 'Supervisor')]);
  }
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
      ...groups.map(({ title, description }) => ({ name: title, ...(description === '' ? {} : { description }) })),
    ],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

const withHost = (server: JsonObject): JsonObject => ({
  ...server,
  variables: { host: { default: 'homeassistant.local' } },
});

/** `<entity_id>` → `{entity_id}`. */
const addressOf = ({ path }: Endpoint): string =>
  path.replaceAll(/<([^>]+)>/g, (_, name: string) => `{${plain(name)}}`);

const plain = (name: string): string => name.replaceAll(/\s+/g, '_');

function operation(endpoint: Endpoint, tag: string): JsonObject {
  const {
    path,
    pathParams,
    query,
    headers,
    body,
    bodyOptional,
    bodyType = 'application/json',
    deprecated,
    open,
  } = endpoint;
  const described = new Map(pathParams.map((field) => [field.name, field]));
  const inPath = [...path.matchAll(/<([^>]+)>/g)].map(([, name = '']): JsonObject => ({
    name: plain(name),
    in: 'path',
    required: true,
    ...about(described.get(name)?.description),
    schema: { type: 'string' },
  }));
  const others = (place: string, fields: readonly Field[]): JsonObject[] =>
    fields.map((field) => ({
      name: field.name,
      in: place,
      required: !field.optional,
      ...about(field.description),
      schema: schemaOf(field),
    }));
  const hasBody = body.length > 0 || bodyOptional;
  return {
    operationId: endpointId(endpoint),
    tags: [tag],
    ...about(endpoint.description),
    ...(deprecated ? { deprecated } : {}),
    ...(open ? { security: [] } : {}),
    parameters: [...inPath, ...others('query', query), ...others('header', headers)],
    ...(hasBody
      ? { requestBody: { required: !bodyOptional, content: { [bodyType]: { schema: objectOf(body) } } } }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function responsesOf({ response, responseType, status }: Endpoint): JsonObject {
  const list = response.length > 0 && response.every(({ name }) => name.startsWith('['));
  const schema: JsonObject = list ? { type: 'array', items: objectOf(response.map(withoutList)) } : objectOf(response);
  const content: JsonObject =
    responseType === undefined
      ? { 'application/json': { schema: response.length > 0 ? schema : {} } }
      : { [responseType]: { schema: { type: 'string' } } };
  const named = Object.entries(status).map(([code, description]): [string, JsonObject] => [
    code,
    code.startsWith('2') ? { description, content } : { description },
  ]);
  const success = named.some(([code]) => code.startsWith('2'))
    ? []
    : [['200', { description: 'Success', content }] as const];
  return Object.fromEntries([...success, ...named]);
}

const withoutList = (field: Field): Field => ({ ...field, name: field.name.replace(/^(\[\])+\.?/, '') });

/** Fields of the first level; deeper ones are described by the pages. */
function objectOf(fields: readonly Field[]): JsonObject {
  const own = fields.filter(({ name }) => name !== '' && !/[.[<]/.test(name));
  return {
    type: 'object',
    properties: Object.fromEntries(
      own.map((field) => [field.name, { ...schemaOf(field), ...about(field.description) }]),
    ),
  };
}

function schemaOf({ type = '', values }: Field): JsonObject {
  const names = type
    .toLowerCase()
    .split(/ or |\s*\|\s*/)
    .map((name) => typeNames[name.trim()])
    .filter((name) => name !== undefined);
  const kinds = [...new Set(names)];
  return {
    ...(kinds.length === 1 ? { type: kinds[0] ?? 'string' } : kinds.length > 1 ? { type: kinds } : {}),
    ...(values ? { enum: values } : {}),
  };
}

const typeNames: Readonly<Record<string, string | undefined>> = {
  string: 'string',
  str: 'string',
  datetime: 'string',
  integer: 'integer',
  int: 'integer',
  number: 'number',
  float: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  list: 'array',
  array: 'array',
  object: 'object',
  dict: 'object',
  dictionary: 'object',
  null: 'null',
};

const about = (description: string | undefined): JsonObject => (description ? { description } : {});
