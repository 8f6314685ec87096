import { z } from 'zod';
import type { Json } from '../../types';
import { codeName, description, docId, jsonField, slug } from './parts';

const httpMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const address = z.string().regex(/^\//, 'must start with `/`');
const fields = z.array(jsonField).default([]);
const title = z.string().min(1).describe('What readers call it.');
const baseUrl = z.url().describe('Address of the server in samples.');
const token = z.string().min(1).describe('What stands for the token in samples.');
const json: z.ZodType<Json> = z.json();

const endpoint = z.strictObject({
  method: z.enum(httpMethods).describe('Method of the request.'),
  path: address.describe('Address on the server; parameters stand in angle brackets: `/api/states/<entity_id>`.'),
  doc: docId.optional().describe('The page that explains it, where that is not the page of the whole API.'),
  description,
  pathParams: fields.describe('What the parts of the path in angle brackets stand for.'),
  query: fields.describe('Parameters behind the `?`.'),
  headers: fields.describe('Headers of the request, besides that of the token.'),
  body: fields.describe('Fields of the body of the request.'),
  bodyType: z.string().min(1).optional().describe('`application/json` unless said otherwise.'),
  bodyOptional: z.boolean().default(false).describe('Whether the request may come without a body.'),
  oneOf: z
    .boolean()
    .default(false)
    .describe('Whether at least one field of the body, all of them optional, must be there.'),
  response: fields.describe('Fields of the answer.'),
  responseType: z.string().min(1).optional().describe('What is returned where it is not JSON.'),
  bare: z
    .boolean()
    .default(false)
    .describe('Whether the answer lacks the `result` and `data` around it that all others of the Supervisor have.'),
  responseHeaders: z.array(codeName).default([]).describe('Headers of the answer that tell something.'),
  models: z.array(slug).default([]).describe('Data models that the answer holds, by id.'),
  status: z
    .record(z.string().regex(/^\d{3}$/), z.string().min(1))
    .default({})
    .describe('Status codes with a specific meaning.'),
  requires: z.string().min(1).optional().describe('What must be set up before the endpoint is there.'),
  deprecated: z.boolean().default(false).describe('Whether clients should not use it any more.'),
  replacedBy: address.optional().describe('Path of the endpoint to use instead.'),
  sameAs: address.optional().describe('Path of the endpoint whose description holds for this one too.'),
  followOf: address.optional().describe('Path of the endpoint whose output it goes on with.'),
  open: z.boolean().default(false).describe('Whether it answers without a token.'),
  sample: z
    .strictObject({
      path: z.record(z.string(), z.string()).optional().describe('Parameter of the path → its value.'),
      query: z.record(z.string(), z.string()).optional().describe('Parameter of the query → its value.'),
      body: z.record(z.string(), json).optional().describe('Field of the body → its value.'),
      response: json.optional().describe('What is answered; for the Supervisor, what `data` holds.'),
    })
    .optional()
    .describe('Values for the samples of a request and its answer.'),
});

const endpoints = z.array(endpoint).min(1);

/** `data/api/rest.yml` and `other-http.yml`. */
export const httpApiFile = z.strictObject({
  title,
  doc: docId,
  baseUrl,
  token,
  endpoints: endpoints.describe('Endpoints in the order of the page.'),
});

/** `data/api/supervisor/<group>.yml`. */
export const supervisorGroupFile = z.strictObject({
  id: slug,
  title,
  doc: docId.describe('The page that describes the endpoints.'),
  description,
  endpoints: endpoints.describe('Endpoints of the group in the order of the page.'),
});

/** `data/api/supervisor.yml`: what the groups share. */
export const supervisorFile = z.strictObject({
  title,
  doc: docId.describe('The page that lists all endpoints.'),
  modelsDoc: docId.describe('The page that lists all data models.'),
  baseUrl,
  token,
  groups: z.array(slug).min(1).describe('Groups in the order of the page.'),
  status: z
    .record(z.string().regex(/^\d{3}$/), z.string().min(1))
    .describe('What the status codes of all endpoints mean.'),
  placeholders: z
    .array(z.strictObject({ name: codeName, description }))
    .describe('Parts in angle brackets that paths of several groups have.'),
  models: z
    .array(
      z.strictObject({
        id: slug,
        title,
        partOf: slug.optional().describe('Id of the model that it is a part of.'),
        description,
        fields: z
          .array(
            jsonField.extend({
              access: z.enum(['request', 'response']).optional().describe('Where the field is, if not in both.'),
            }),
          )
          .min(1)
          .describe('Fields of the model.'),
      }),
    )
    .describe('Data that several endpoints take or return.'),
});

export type Endpoint = z.infer<typeof endpoint>;
export type SupervisorApi = z.infer<typeof supervisorFile>;
export type SupervisorGroup = z.infer<typeof supervisorGroupFile>;
export type ApiModel = SupervisorApi['models'][number];
