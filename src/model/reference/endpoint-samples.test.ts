import { describe, expect, test } from 'vitest';
import { curlSample, javaScriptSample, pythonLiteral, pythonSample, sampleResponse } from './endpoint-samples';
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
  expect(pythonSample(access, { ...form, bodyType: undefined })).toContain('json=body');
  expect(curlSample(access, { ...plain, open: true })).toBe('curl \\\n  "http://host:8123/api/states/ENTITY_ID"');
  expect(
    pythonSample(access, { ...plain, open: true })
      .split('\n')
      .slice(0, -2),
  ).toEqual([
    'from requests import get',
    '',
    'url = "http://host:8123/api/states/ENTITY_ID"',
    '',
    'response = get(url, timeout=10)',
  ]);
  const oneOf = { ...plain, oneOf: true, body: [field('a', 'string', true), field('b', 'string', true)] };
  expect(curlSample(access, oneOf)).toContain(`-d '{"a":"A"}'`);
});

test('a form has a line for each of its fields, and no JSON', () => {
  const form: SampleEndpoint = { ...plain, method: 'POST', bodyType: 'application/x-www-form-urlencoded' };
  const sample = { body: { code: 'A', scopes: ['read'] } };
  const head = ['curl', '  -X POST', '  -H "Authorization: Bearer TOKEN"'];
  const address = '  "http://host:8123/api/states/ENTITY_ID"';
  const lines = (endpoint: SampleEndpoint) => curlSample(access, endpoint).split(' \\\n');
  expect(lines({ ...form, sample })).toEqual([...head, '  -d "code=A"', '  -d "scopes=["read"]"', address]);
  expect(lines(form)).toEqual([...head, address]);
  expect(lines({ ...plain, method: 'POST', sample: { body: { code: 'A' } } })).toEqual([
    ...head,
    '  -H "Content-Type: application/json"',
    `  -d '{"code":"A"}'`,
    address,
  ]);
});

test.each([
  ['integer', 1],
  ['number or null', 1],
  ['string or integer', 'X'],
  ['boolean', true],
  ['string or boolean', 'X'],
  ['array', []],
  ['string or array', 'X'],
  ['object', {}],
  ['string or object', 'X'],
  [undefined, 'X'],
])('a field of the type %s has an example', (type, value) => {
  const body = [{ name: 'x', type, optional: false, description: '' }];
  expect(curlSample(access, { ...plain, method: 'POST', body })).toContain(`-d '${JSON.stringify({ x: value })}'`);
});

test('a field that has values has the first of them', () => {
  const body = [{ ...field('x', 'integer'), values: ['low', 'high'] }];
  expect(curlSample(access, { ...plain, method: 'POST', body })).toContain(`-d '{"x":"low"}'`);
});

test('a parameter of the query that must be there stands in capitals', () => {
  const query = [field('end time', 'string'), field('short', 'boolean', true)];
  expect(curlSample(access, { ...plain, query })).toContain('ENTITY_ID?end time=END_TIME"');
});

describe('a token that is a variable of the environment', () => {
  const environment = { ...access, token: '${HA_TOKEN}' };

  test('is read in Python', () => {
    const lines = pythonSample(environment, plain).split('\n');
    expect(lines.slice(0, 3)).toEqual(['import os', '', 'from requests import get']);
    expect(lines).toContain(`headers = {"Authorization": f"Bearer {os.environ['HA_TOKEN']}"}`);
  });

  test('is read in JavaScript', () => {
    expect(javaScriptSample(environment, plain)).toContain('    Authorization: `Bearer ${process.env.HA_TOKEN}`,');
  });

  test('is not read where none is needed', () => {
    expect(pythonSample(environment, { ...plain, open: true })).not.toContain('import os');
  });

  test.each(['$HA_TOKEN', 'x${HA_TOKEN}', '${HA_TOKEN}x'])('is nothing else: %s', (token) => {
    expect(pythonSample({ ...access, token }, plain)).toContain(`headers = {"Authorization": "Bearer ${token}"}`);
  });
});

describe('JavaScript', () => {
  const check = 'if (!response.ok) throw new Error(`Status ${response.status}`);';
  const url = 'http://host:8123/api/states/ENTITY_ID';

  test('fetches with a token, or with nothing but the address', () => {
    expect(javaScriptSample(access, plain).split('\n')).toEqual([
      `const response = await fetch("${url}", {`,
      '  headers: {',
      '    Authorization: "Bearer TOKEN",',
      '  },',
      '});',
      check,
      'console.log(await response.json());',
    ]);
    expect(javaScriptSample(access, { ...plain, open: true }).split('\n')).toEqual([
      `const response = await fetch("${url}");`,
      check,
      'console.log(await response.json());',
    ]);
  });

  test('sends JSON', () => {
    const endpoint: SampleEndpoint = { ...plain, method: 'POST', open: true, sample: { body: { on: true } } };
    expect(javaScriptSample(access, endpoint).split('\n').slice(0, -2)).toEqual([
      `const response = await fetch("${url}", {`,
      '  method: "POST",',
      '  headers: {',
      '    "Content-Type": "application/json",',
      '  },',
      '  body: JSON.stringify({',
      '    "on": true',
      '  }),',
      '});',
    ]);
  });

  test('sends a form, for which the browser sets the type', () => {
    const bodyType = 'application/x-www-form-urlencoded';
    const endpoint: SampleEndpoint = { ...plain, method: 'POST', open: true, bodyType, sample: { body: { a: 'b' } } };
    expect(javaScriptSample(access, endpoint).split('\n').slice(0, -2)).toEqual([
      `const response = await fetch("${url}", {`,
      '  method: "POST",',
      '  body: new URLSearchParams({',
      '    "a": "b"',
      '  }),',
      '});',
    ]);
  });
});

test.each([
  [undefined, 'print(response.json())', 'console.log(await response.json());'],
  ['text/plain', 'print(response.text)', 'console.log(await response.text());'],
  ['image/jpeg', 'print(len(response.content))', 'console.log((await response.blob()).size);'],
])('what comes is printed by its type: %s', (responseType, python, script) => {
  expect(
    pythonSample(access, { ...plain, responseType })
      .split('\n')
      .at(-1),
  ).toBe(python);
  expect(
    javaScriptSample(access, { ...plain, responseType })
      .split('\n')
      .at(-1),
  ).toBe(script);
});

test('a sample response stands in an envelope where the API has one', () => {
  const wrapped = { ...access, enveloped: true };
  const sample = { response: [1] };
  expect(sampleResponse(wrapped, { sample, bare: false })).toEqual({ result: 'ok', data: [1] });
  expect(sampleResponse(wrapped, { sample, bare: true })).toEqual([1]);
  expect(sampleResponse(access, { sample, bare: false })).toEqual([1]);
  expect(sampleResponse(wrapped, { sample: {}, bare: false })).toBeUndefined();
  expect(sampleResponse(wrapped, { bare: false })).toBeUndefined();
});

test('JSON in Python', () => {
  expect(pythonLiteral({ a: [null, true, false, 1.5, 'x"y'], b: {} })).toBe(
    '{"a": [None, True, False, 1.5, "x\\"y"], "b": {}}',
  );
});
