import type { Json, JsonObject } from '../types';
import { pathParameters } from './path-parameters';
import type { Endpoint } from './files/http-api-file';
import type { Field } from './files/parts';

/** Where a request goes and what proves who sends it. */
export interface ApiAccess {
  readonly baseUrl: string;
  readonly token: string;
}

/** What a sample is made from. */
export type SampleEndpoint = Pick<
  Endpoint,
  'method' | 'path' | 'query' | 'body' | 'bodyType' | 'oneOf' | 'open' | 'responseType' | 'sample'
>;

/** A value that fits the type of a field, for a sample that does not define values. */
function exampleOf({ name, type = 'string', values }: Field): Json {
  if (values?.[0] !== undefined) return values[0];
  if (/^(int|integer|number|float)/i.test(type)) return 1;
  if (/^bool/i.test(type)) return true;
  if (/^(list|array)/i.test(type)) return [];
  if (/^(dict|object)/i.test(type)) return {};
  return name.toUpperCase();
}

/** The body of the sample request, or `undefined` for a request without one. */
export function sampleBody({ sample, body, oneOf }: SampleEndpoint): JsonObject | undefined {
  if (sample?.body) return sample.body;
  const plain = body.filter(({ name }) => !/[.[]/.test(name));
  const shown = plain.filter(({ optional }, index) => !optional || (oneOf && index === 0));
  return shown.length === 0 ? undefined : Object.fromEntries(shown.map((field) => [field.name, exampleOf(field)]));
}

/** The address of the sample request. A parameter without a value stands in capitals. */
export function sampleUrl({ baseUrl }: ApiAccess, { path, query, sample }: SampleEndpoint): string {
  const capitals = (name: string): string => name.replaceAll(' ', '_').toUpperCase();
  const filled = pathParameters(path).reduce(
    (url, name) => url.replace(`<${name}>`, sample?.path?.[name] ?? capitals(name)),
    path,
  );
  const given = query.flatMap(({ name, optional }): [string, string][] => {
    const value = sample?.query?.[name];
    if (value !== undefined) return [[name, value]];
    return optional ? [] : [[name, capitals(name)]];
  });
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${baseUrl}${filled}${search === '' ? '' : `?${search}`}`;
}

/** The request in curl. */
export function curlSample(access: ApiAccess, endpoint: SampleEndpoint): string {
  const body = sampleBody(endpoint);
  const form = endpoint.bodyType === 'application/x-www-form-urlencoded';
  const lines = [
    'curl',
    ...(endpoint.method === 'GET' ? [] : [`  -X ${endpoint.method}`]),
    ...(endpoint.open ? [] : [`  -H "Authorization: Bearer ${access.token}"`]),
    ...(body && !form
      ? ['  -H "Content-Type: application/json"', `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
    ...(body && form
      ? Object.entries(body).map(
          ([key, value]) => `  -d "${key}=${typeof value === 'string' ? value : JSON.stringify(value)}"`,
        )
      : []),
    `  "${sampleUrl(access, endpoint)}"`,
  ];
  return lines.join(' \\\n');
}

/** The request in Python, with the library Requests. */
export function pythonSample(access: ApiAccess, endpoint: SampleEndpoint): string {
  const body = sampleBody(endpoint);
  const verb = endpoint.method.toLowerCase();
  const argument = endpoint.bodyType === 'application/x-www-form-urlencoded' ? 'data' : 'json';
  return [
    `from requests import ${verb}`,
    '',
    `url = "${sampleUrl(access, endpoint)}"`,
    ...(endpoint.open ? [] : [`headers = {"Authorization": "Bearer ${access.token}"}`]),
    ...(body ? [`body = ${pythonLiteral(body)}`] : []),
    '',
    `response = ${verb}(${['url', ...(endpoint.open ? [] : ['headers=headers']), ...(body ? [`${argument}=body`] : []), 'timeout=10'].join(', ')})`,
    'response.raise_for_status()',
    endpoint.responseType === undefined
      ? 'print(response.json())'
      : endpoint.responseType === 'text/plain'
        ? 'print(response.text)'
        : 'print(len(response.content))',
  ].join('\n');
}

/** JSON → the same value in Python. */
export function pythonLiteral(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${pythonLiteral(inner)}`)
    .join(', ')}}`;
}
