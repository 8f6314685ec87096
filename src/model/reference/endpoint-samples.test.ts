import { expect, test } from 'vitest';
import { curlSample, pythonLiteral, pythonSample } from './endpoint-samples';
import type { SampleEndpoint } from './endpoint-samples';

const access = { baseUrl: 'http://host:8123', token: 'TOKEN' };
const field = (name: string, type: string, optional = false) => ({ name, type, optional, description: '' });
const plain: SampleEndpoint = {
  method: 'GET',
  path: '/api/states/<entity id>',
  query: [],
  body: [],
  oneOf: false,
  open: false,
};

test('a request without a body; a parameter without a value stands in capitals', () => {
  expect(curlSample(access, plain)).toBe(
    'curl \\\n  -H "Authorization: Bearer TOKEN" \\\n  "http://host:8123/api/states/ENTITY_ID"',
  );
  expect(pythonSample(access, plain)).toBe(
    [
      'from requests import get',
      '',
      'url = "http://host:8123/api/states/ENTITY_ID"',
      'headers = {"Authorization": "Bearer TOKEN"}',
      '',
      'response = get(url, headers=headers, timeout=10)',
      'response.raise_for_status()',
      'print(response.json())',
    ].join('\n'),
  );
});

test('values of the data, required fields, quotes in a shell', () => {
  const sample = { path: { 'entity id': 'light.study' }, query: { end: '2025-05-26T09:00:00+02:00' } };
  const endpoint: SampleEndpoint = {
    ...plain,
    method: 'POST',
    query: [field('end', 'string', true), field('unused', 'string', true)],
    body: [field('on', 'boolean'), field('level', 'integer'), field('other', 'string', true), field('a.b', 'string')],
    sample,
  };
  const curl = curlSample(access, endpoint);
  expect(curl).toContain('-X POST');
  expect(curl).toContain(`-d '{"on":true,"level":1}'`);
  expect(curl).toContain('"http://host:8123/api/states/light.study?end=2025-05-26T09%3A00%3A00%2B02%3A00"');
  expect(pythonSample(access, endpoint)).toContain('body = {"on": True, "level": 1}');
  const quoted = { ...endpoint, sample: { body: { text: "it's" } } };
  expect(curlSample(access, quoted)).toContain(`-d '{"text":"it'\\''s"}'`);
});

test('a form, an endpoint without a token, one field of several', () => {
  const form = {
    ...plain,
    method: 'POST' as const,
    bodyType: 'application/x-www-form-urlencoded',
    body: [field('code', 'string')],
  };
  expect(curlSample(access, form)).toContain('-d "code=CODE"');
  expect(pythonSample(access, form)).toContain('data=body');
  expect(curlSample(access, { ...plain, open: true })).not.toContain('Authorization');
  expect(pythonSample(access, { ...plain, open: true })).not.toContain('headers');
  const oneOf = { ...plain, oneOf: true, body: [field('a', 'string', true), field('b', 'string', true)] };
  expect(curlSample(access, oneOf)).toContain(`-d '{"a":"A"}'`);
});

test('JSON in Python', () => {
  expect(pythonLiteral({ a: [null, true, false, 1.5, 'x"y'], b: {} })).toBe(
    '{"a": [None, True, False, 1.5, "x\\"y"], "b": {}}',
  );
});
