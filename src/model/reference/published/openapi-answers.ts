import type { JsonObject } from '../../types';
import { endpointName } from '../endpoints';
import type { ApiModel, Endpoint } from '../files/http-api-file';
import { schemaOfFields } from './field-schema';

/** How an API answers. */
export interface Answering {
  /** Whether JSON stands in `data`, beside `result`. */
  readonly enveloped: boolean;
  /** Data models that answers hold. */
  readonly models: readonly ApiModel[];
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A state, as the endpoint of one state returns it. Other responses contain such objects. */
export function stateSchema(endpoints: readonly Endpoint[]): JsonObject {
  const one = endpoints.find((endpoint) => endpointName(endpoint) === 'GET /api/states/<entity_id>');
  return one ? { State: schemaOfFields(one.response) } : {};
}

/** What the Supervisor answers when it refuses or fails. */
export const errorAnswer: JsonObject = {
  Error: {
    type: 'object',
    properties: { result: { const: 'error' }, message: { type: 'string' } },
    required: ['result', 'message'],
  },
};

/** The responses of an endpoint, by status. */
export function answersOf(endpoint: Endpoint, api: Answering): JsonObject {
  const { responseType, status } = endpoint;
  const content: JsonObject =
    responseType === undefined
      ? { 'application/json': { schema: schemaOf(endpoint, api) } }
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

function schemaOf(endpoint: Endpoint, { enveloped, models }: Answering): JsonObject {
  const { method, response } = endpoint;
  const states = response.some(({ format }) => format === 'state') ? { state: reference('State') } : {};
  const [model] = method === 'GET' && response.length === 0 ? modelsOf(endpoint, models) : [];
  const described = model?.fields.filter(({ access }) => access !== 'request') ?? response;
  const data = described.length > 0 ? schemaOfFields(described, states) : {};
  if (!enveloped || endpoint.bare) return data;
  return { type: 'object', properties: { result: { const: 'ok' }, data }, required: ['result', 'data'] };
}

const modelsOf = (endpoint: Endpoint, models: readonly ApiModel[]): ApiModel[] =>
  models.filter(({ id }) => endpoint.models.includes(id));
