import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonObject } from '../../types';
import { loadReference } from '../reference';
import { openApi } from './openapi';

const rest = {
  title: 'REST API',
  doc: 'api/rest',
  baseUrl: 'http://IP_ADDRESS:8123',
  token: 'TOKEN',
  endpoints: [
    {
      method: 'POST',
      path: '/api/states/<entity_id>',
      description: '',
      body: [{ name: 'state', type: 'string', optional: true, description: '' }],
      oneOf: true,
      response: [{ name: '[]', type: 'object', format: 'state', description: '' }],
      status: { 201: 'It is new.' },
    },
    {
      method: 'GET',
      path: '/api/states/<entity_id>',
      description: 'One state.',
      pathParams: [{ name: 'entity_id', type: 'string', description: 'The entity.' }],
      query: [{ name: 'short', type: 'boolean', optional: true, description: 'Less of it.' }],
      headers: [{ name: 'X-Mode', type: 'string', description: '' }],
      response: [{ name: 'state', type: 'string', description: '' }],
      status: { 404: 'No such entity.' },
      deprecated: true,
    },
    { method: 'GET', path: '/api/log/{file name}', description: '', responseType: 'text/plain', open: true },
    { method: 'POST', path: '/api/upload', description: '', bodyType: 'application/zip', bodyOptional: true },
    { method: 'PUT', path: '/api/upload', description: '', bodyType: 'application/zip' },
    { method: 'DELETE', path: '/api/upload', description: '', bodyOptional: true },
    {
      ...{ method: 'GET', path: '/api/upload', description: '', bodyType: 'application/x-www-form-urlencoded' },
      body: [{ name: 'code', type: 'string', description: '' }],
    },
  ],
};
const supervisor = {
  title: 'Supervisor API',
  doc: 'api/supervisor',
  modelsDoc: 'api/models',
  baseUrl: 'http://supervisor',
  token: 'TOKEN',
  status: { 400: 'It failed.' },
  groups: ['addons', 'gone'],
  placeholders: [{ name: 'addon', description: 'The add-on.' }],
  models: [
    { id: 'host', title: 'Host', description: '', fields: [{ name: 'chassis', type: 'string', description: '' }] },
    {
      id: 'add-on',
      title: 'Add-on',
      description: '',
      fields: [
        { name: 'slug', type: 'string', description: '' },
        { name: 'secret', type: 'string', description: '', access: 'request' },
      ],
    },
  ],
};
const group = {
  id: 'addons',
  title: 'Add-ons',
  doc: 'api/supervisor/add-ons',
  description: 'All of them.',
  endpoints: [
    { method: 'GET', path: '/addons/<addon>/info', description: '', models: ['add-on'] },
    { method: 'POST', path: '/addons/<addon>/start', description: '', models: ['add-on'] },
    {
      ...{ method: 'GET', path: '/addons/<addon>/stats', description: '', models: ['add-on'] },
      response: [{ name: 'cpu', type: 'number', description: '' }],
    },
    {
      method: 'GET',
      path: '/ping',
      description: '',
      bare: true,
      response: [{ name: 'ok', type: 'boolean', description: '' }],
    },
  ],
};
const texts = { 'api/rest': rest, 'api/supervisor': supervisor, 'api/supervisor/addons': group };
const { reference, problems } = loadReference(
  new Map(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)])),
);
const pathsOf = (api: JsonObject) => z.record(z.string(), z.record(z.string(), z.unknown())).parse(api.paths);
const string = { type: 'string' };
const state = { type: 'object', properties: { state: string }, required: ['state'] };
const json = (schema: unknown) => ({ 'application/json': { schema } });

test('the sample is valid', () => {
  expect(problems).toEqual([]);
});

describe('the description of the APIs', () => {
  test('names version, groups and servers', () => {
    const api = openApi(reference, '7');
    expect(api).toMatchObject({
      openapi: '3.1.0',
      info: { version: '7', license: { identifier: 'CC-BY-4.0' } },
      security: [{ token: [] }],
      tags: [{ name: 'REST' }, { name: 'Add-ons', description: 'All of them.' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/api/states/{entity_id}': {
          servers: [
            {
              url: 'http://{host}:8123',
              description: 'Home Assistant',
              variables: { host: { default: 'homeassistant.local' } },
            },
          ],
        },
        '/ping': { servers: [{ url: 'http://supervisor', description: 'Supervisor' }] },
      },
    });
    expect(Object.keys(pathsOf(api))).toEqual([
      '/api/states/{entity_id}',
      '/api/log/{file_name}',
      '/api/upload',
      '/addons/{addon}/info',
      '/addons/{addon}/start',
      '/addons/{addon}/stats',
      '/ping',
    ]);
  });

  test('has a state, and what a failure looks like, where there are any', () => {
    expect(openApi(reference, '7').components).toMatchObject({
      schemas: { State: state, Error: { properties: { result: { const: 'error' } }, required: ['result', 'message'] } },
    });
    expect(openApi(loadReference(new Map()).reference, '7')).toMatchObject({
      tags: [],
      paths: {},
      components: { schemas: {} },
    });
  });
});

describe('an operation', () => {
  const of = (path: string, method: string): unknown => pathsOf(openApi(reference, '7'))[path]?.[method];

  test('has parameters of path, query and header, and the answer', () => {
    expect(of('/api/states/{entity_id}', 'get')).toEqual({
      operationId: 'getApiStatesByEntityId',
      tags: ['REST'],
      description: 'One state.',
      deprecated: true,
      parameters: [
        { name: 'entity_id', in: 'path', required: true, description: 'The entity.', schema: string },
        {
          ...{ name: 'short', in: 'query', required: false, description: 'Less of it.' },
          schema: expect.objectContaining({ type: 'boolean' }) as unknown,
        },
        { name: 'X-Mode', in: 'header', required: true, schema: string },
      ],
      responses: {
        200: { description: 'Success', content: json(state) },
        404: { description: 'No such entity.' },
      },
    });
  });

  test('with a body of which one field must be there answers with states', () => {
    expect(of('/api/states/{entity_id}', 'post')).toMatchObject({
      requestBody: { required: true, content: json({ properties: { state: string }, minProperties: 1 }) },
      responses: {
        201: { description: 'It is new.', content: json({ items: { $ref: '#/components/schemas/State' } }) },
      },
    });
    expect(of('/api/states/{entity_id}', 'post')).not.toHaveProperty('responses.200');
  });

  test('without a token, of a text', () => {
    expect(of('/api/log/{file_name}', 'get')).toEqual({
      operationId: 'getApiLogByFileName',
      tags: ['REST'],
      security: [],
      parameters: [{ name: 'file_name', in: 'path', required: true, schema: string }],
      responses: { 200: { description: 'Success', content: { 'text/plain': { schema: string } } } },
    });
  });

  test.each([
    ['bytes, or nothing', 'post', { required: false, content: { 'application/zip': {} } }],
    ['bytes', 'put', { required: true, content: { 'application/zip': {} } }],
    ['any object, or nothing', 'delete', { required: false, content: json({ type: 'object' }) }],
    [
      'a form',
      'get',
      {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', properties: { code: string }, required: ['code'] },
          },
        },
      },
    ],
  ])('that takes %s', (_, method, requestBody) => {
    expect(of('/api/upload', method)).toHaveProperty('requestBody', requestBody);
  });

  test('of the Supervisor wraps its model, without what only requests have', () => {
    const data = { type: 'object', properties: { slug: string }, required: ['slug'] };
    expect(of('/addons/{addon}/info', 'get')).toEqual({
      operationId: 'getAddonsByAddonInfo',
      tags: ['Add-ons'],
      parameters: [{ name: 'addon', in: 'path', required: true, description: 'The add-on.', schema: string }],
      responses: {
        200: {
          description: 'Success',
          content: json({
            type: 'object',
            properties: { result: { const: 'ok' }, data },
            required: ['result', 'data'],
          }),
        },
        default: { description: 'Failure', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    });
  });

  test('that changes something returns no model', () => {
    const wrapped = { type: 'object', properties: { result: { const: 'ok' }, data: {} }, required: ['result', 'data'] };
    expect(of('/addons/{addon}/start', 'post')).toHaveProperty('responses.200.content', json(wrapped));
    expect(of('/addons/{addon}/start', 'post')).not.toHaveProperty('requestBody');
  });

  test('that describes its response returns that instead of its model', () => {
    expect(of('/addons/{addon}/stats', 'get')).toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'data'],
      { type: 'object', properties: { cpu: { type: 'number' } }, required: ['cpu'] },
    );
  });

  test('of the Supervisor may answer without a wrapper', () => {
    expect(of('/ping', 'get')).toMatchObject({
      responses: { 200: { content: json({ properties: { ok: { type: 'boolean' } } }) } },
    });
    expect(of('/ping', 'get')).not.toHaveProperty('responses.default');
  });
});
