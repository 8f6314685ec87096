import { z } from 'zod';
import type { Json } from '../../types';
import { codeName, description, docId, jsonField, slug } from './parts';

export const httpMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const address = z.string().regex(/^\//, 'must start with `/`');
const fields = z.array(jsonField).default([]);
const json: z.ZodType<Json> = z.json();

const endpoint = z.strictObject({
  method: z.enum(httpMethods),
  /** Address on the server; parameters stand in angle brackets: `/api/states/<entity_id>`. */
  path: address,
  doc: docId.optional().describe('The page that explains it, where that is not the page of the whole API.'),
  description,
  pathParams: fields,
  query: fields,
  headers: fields,
  body: fields,
  bodyType: z.string().min(1).optional().describe('`application/json` unless said otherwise.'),
  bodyOptional: z.boolean().default(false).describe('Whether the request may come without a body.'),
  oneOf: z
    .boolean()
    .default(false)
    .describe('Whether at least one field of the body, all of them optional, must be there.'),
  response: fields,
  responseType: z.string().min(1).optional().describe('What is returned where it is not JSON.'),
  bare: z
    .boolean()
    .default(false)
    .describe('Whether the answer lacks the `result` and `data` around it that all others of the Supervisor have.'),
  responseHeaders: z.array(codeName).default([]),
  models: z.array(slug).default([]).describe('Data models that the answer holds, by id.'),
  status: z
    .record(z.string().regex(/^\d{3}$/), z.string().min(1))
    .default({})
    .describe('Status codes with a specific meaning.'),
  requires: z.string().min(1).optional().describe('What must be set up before the endpoint is there.'),
  deprecated: z.boolean().default(false),
  /** Path of the endpoint to use instead. */
  replacedBy: address.optional(),
  /** Path of the endpoint whose description holds for this one too. */
  sameAs: address.optional(),
  /** Path of the endpoint whose output it goes on with. */
  followOf: address.optional(),
  open: z.boolean().default(false).describe('Whether it answers without a token.'),
  /** Values for the samples: path parameters, query, body, and the response (for the Supervisor, what `data` holds). */
  sample: z
    .strictObject({
      path: z.record(z.string(), z.string()).optional(),
      query: z.record(z.string(), z.string()).optional(),
      body: z.record(z.string(), json).optional(),
      response: json.optional(),
    })
    .optional(),
});

/** `data/api/rest.yml` and `other-http.yml`. */
export const httpApiFile = z.strictObject({
  title: z.string().min(1),
  doc: docId,
  baseUrl: z.url(),
  token: z.string().min(1).describe('What stands for the token in samples.'),
  endpoints: z.array(endpoint).min(1),
});

/** `data/api/supervisor/<group>.yml`. */
export const supervisorGroupFile = z.strictObject({
  id: slug,
  title: z.string().min(1),
  doc: docId.describe('The page that describes the endpoints.'),
  description,
  endpoints: z.array(endpoint).min(1),
});

/** `data/api/supervisor.yml`: what the groups share. */
export const supervisorFile = z.strictObject({
  title: z.string().min(1),
  doc: docId.describe('The page that lists all endpoints.'),
  modelsDoc: docId,
  baseUrl: z.url(),
  token: z.string().min(1),
  groups: z.array(slug).min(1).describe('Groups in the order of the page.'),
  status: z
    .record(z.string().regex(/^\d{3}$/), z.string().min(1))
    .describe('What the status codes of all endpoints mean.'),
  placeholders: z.array(z.strictObject({ name: codeName, description })),
  models: z.array(
    z.strictObject({
      id: slug,
      title: z.string().min(1),
      /** Id of the model that it is a part of. */
      partOf: slug.optional(),
      description,
      fields: z.array(jsonField.extend({ access: z.enum(['request', 'response']).optional() })).min(1),
    }),
  ),
});

export type Endpoint = z.infer<typeof endpoint>;
export type SupervisorApi = z.infer<typeof supervisorFile>;
export type SupervisorGroup = z.infer<typeof supervisorGroupFile>;
export type ApiModel = SupervisorApi['models'][number];
