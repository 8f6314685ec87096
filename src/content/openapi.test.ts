import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleResponse } from '../model/reference/endpoint-samples';
import { endpointName } from '../model/reference/anchors';
import { openApi } from '../model/reference/published/openapi';
import { loadReference } from '../model/reference/reference';
import { readDataFiles } from './files/read-content';

const { reference } = loadReference(readDataFiles(path.resolve('content')));
const document = openApi(reference, '1');
const media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()).optional() }));
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), description: z.string().optional() })),
  requestBody: z.object({ content: media }).optional(),
  responses: z.record(z.string(), z.object({ content: media.optional() })),
});
const methods = z.enum(['get', 'post', 'put', 'delete']);
const paths = z.record(z.string(), z.looseObject({ servers: z.array(z.unknown()) })).parse(document.paths);
const operations = Object.entries(paths).flatMap(([template, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.safeParse(method).success)
    .map(([method, value]) => ({ template, method: method.toUpperCase(), ...operation.parse(value) })),
);

/** The operation that a request is for. Literal parts of a path take precedence over parameters. */
function operationOf(name: string): (typeof operations)[number] {
  const [method, address = ''] = name.split(' ', 2);
  const rest = name
    .slice(name.indexOf(' ') + 1)
    .replaceAll(/<([^>]+)>/g, (_, inner: string) => `{${inner.replaceAll(' ', '_')}}`);
  const fits = operations.filter((one) => {
    const pattern = one.template.replaceAll(/\{[^}]+\}/g, '[^/]+');
    return one.method === method && (one.template === rest || new RegExp(`^${pattern}$`).test(address));
  });
  const [found] = fits.sort(
    (a, b) =>
      Number(b.template === rest) - Number(a.template === rest) ||
      a.template.split('{').length - b.template.split('{').length,
  );
  if (!found) throw new Error(`No operation for ${name}.`);
  return found;
}

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: 'api', components: document.components });
/** What is wrong with a value; references lead into the components. */
function mistakes(schema: Record<string, unknown> | undefined, value: unknown): unknown {
  const local: unknown = JSON.parse(JSON.stringify(schema ?? false).replaceAll('"#/components/', '"api#/components/'));
  const validate = ajv.compile(z.union([z.boolean(), z.record(z.string(), z.unknown())]).parse(local));
  return validate(value) ? [] : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
const answerSchema = (name: string) => operationOf(name).responses['200']?.content?.['application/json']?.schema;

const page = (name: string): string => readFileSync(path.resolve('content/docs/api', name), 'utf8');
const sampleOf = (fence: string): unknown => JSON.parse(fence);

/** Answers on the pages: below the component of an endpoint, titled with a request, or below one in curl. */
const answers = [
  ...[
    ...page('rest.md').matchAll(/<ApiEndpoint api="rest" endpoint="([^"]+)" \/>([\s\S]*?)(?=<ApiEndpoint|$)/g),
  ].flatMap(([, name = '', text = '']) =>
    [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, fence = '']): [string, unknown] => [name, sampleOf(fence)]),
  ),
  ...[...reference.supervisorGroups.values()].flatMap(({ id, endpoints }) => [
    ...endpoints.flatMap((endpoint): [string, unknown][] => {
      const response = sampleResponse({ baseUrl: '', token: '', enveloped: true }, endpoint);
      return response === undefined ? [] : [[endpointName(endpoint), response]];
    }),
    ...[...page(`supervisor/endpoints/${id}.md`).matchAll(/```json title="([A-Z]+ [^"]+)"\n([\s\S]*?)```/g)].map(
      ([, name = '', fence = '']): [string, unknown] => [name, sampleOf(fence)],
    ),
  ]),
  ...[
    ...page('supervisor/examples.md').matchAll(
      /http:\/\/supervisor(\/\S+)\n```\n\n```json title="Answer"\n([\s\S]*?)```/g,
    ),
  ].map(([, address = '', fence = '']): [string, unknown] => [`GET ${address}`, sampleOf(fence)]),
];

test('is valid 3.1 and has every endpoint of the REST and Supervisor APIs', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect([result.valid, result.errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
  const groups = [reference.single['api/rest'], ...reference.supervisorGroups.values()];
  expect(operations).toHaveLength(groups.flatMap((group) => group?.endpoints ?? []).length);
});

test('operations have unique names that programs can use as they are', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+[A-Za-z\d]*$/.test(id))).toEqual([]);
  expect(operationOf('GET /api/states/<entity_id>').operationId).toBe('getApiStatesByEntityId');
});

test.each(operations)('$method $template declares what stands in its path', ({ template, parameters }) => {
  const inTemplate = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inTemplate);
  expect(template).not.toMatch(/[<>\s]/);
});

test('the pages show answers', () => {
  expect(answers.length).toBeGreaterThan(40);
});

test.each(answers)('the answer to %s on the pages fits its schema', (name, value) => {
  expect(mistakes(answerSchema(name), value)).toEqual([]);
});

const bodies = [
  ...(reference.single['api/rest']?.endpoints ?? []),
  ...[...reference.supervisorGroups.values()].flatMap(({ endpoints }) => endpoints),
].flatMap((endpoint) => (endpoint.sample?.body ? [[endpointName(endpoint), endpoint.sample.body] as const] : []));
test.each(bodies)('the body of the sample %s fits its schema', (name, value) => {
  expect(mistakes(operationOf(name).requestBody?.content['application/json']?.schema, value)).toEqual([]);
});

test.each([
  ['GET /supervisor/info', { version: '1' }],
  ['GET /api/history/period/<timestamp>', [{ entity_id: 'a.b' }]],
  ['GET /api/history/period/<timestamp>', [[{ state: '1', last_changed: 'yesterday' }]]],
  ['POST /api/services/<domain>/<service>', [{ entity_id: 'a.b' }]],
  ['POST /api/services/<domain>/<service>', { changed_states: 1 }],
  ['GET /api/calendars/<calendar entity_id>', [{ summary: 'A' }]],
  ['GET /api/states/<entity_id>', { entity_id: 'a.b' }],
])('an answer to %s that lacks what it must have does not fit: %j', (name, value) => {
  expect(mistakes(answerSchema(name), value)).not.toEqual([]);
});

test('a request that is no JSON says what it is', () => {
  expect(operationOf('POST /backups/new/upload').requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { properties: { file: { format: 'binary' } }, required: ['file'] } },
  });
  expect(operationOf('POST /addons/<addon>/stdin').requestBody?.content).toEqual({ 'application/octet-stream': {} });
});

test('what is passed on from Core has no envelope, and says nothing of failures', () => {
  expect(operationOf('GET /core/api').responses).toEqual({
    '200': expect.objectContaining({ content: { 'application/json': { schema: {} } } }) as unknown,
  });
  expect(Object.keys(operationOf('GET /core/info').responses)).toEqual(['200', 'default']);
});
