import type { Json, JsonObject } from '../types';
import { pathParameters } from './anchors';
import type { Endpoint } from './files/http-api-file';
import type { Field } from './files/parts';

/** Group of the tabs that show one request for several clients, in reference material and in text. */
export const requestGroup = 'client';

/** Where a request goes and what proves who sends it. */
export interface ApiAccess {
  readonly baseUrl: string;
  /** What stands for the token; `${NAME}` is a variable of the environment. */
  readonly token: string;
  /** Whether JSON stands in `data`, beside `result`. */
  readonly enveloped?: boolean;
}

/** What a sample is made from. */
export type SampleEndpoint = Pick<
  Endpoint,
  'method' | 'path' | 'query' | 'body' | 'bodyType' | 'oneOf' | 'open' | 'responseType' | 'sample'
>;

/** A value that fits the type of a field, for a sample that does not define values. */
function exampleOf({ name, type = 'string', values }: Field): Json {
  if (values?.[0] !== undefined) return values[0];
  if (/^(?:integer|number)/.test(type)) return 1;
  if (/^boolean/.test(type)) return true;
  if (/^array/.test(type)) return [];
  if (/^object/.test(type)) return {};
  return name.toUpperCase();
}

/** The body of the sample request, or `undefined` for a request without one. */
function sampleBody({ sample, body, oneOf }: SampleEndpoint): JsonObject | undefined {
  if (sample?.body) return sample.body;
  const plain = body.filter(({ name }) => !/[.[]/.test(name));
  const shown = plain.filter(({ optional }, index) => !optional || (oneOf && index === 0));
  return shown.length === 0 ? undefined : Object.fromEntries(shown.map((field) => [field.name, exampleOf(field)]));
}

/** The address of the sample request. A parameter without a value stands in capitals. */
function sampleUrl({ baseUrl }: ApiAccess, { path, query, sample }: SampleEndpoint): string {
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

const variableOf = ({ token }: ApiAccess): string | undefined => /^\$\{(\w+)\}$/.exec(token)?.[1];

/** The request in Python, with the library Requests. */
export function pythonSample(access: ApiAccess, endpoint: SampleEndpoint): string {
  const body = sampleBody(endpoint);
  const verb = endpoint.method.toLowerCase();
  const argument = endpoint.bodyType === 'application/x-www-form-urlencoded' ? 'data' : 'json';
  const variable = endpoint.open ? undefined : variableOf(access);
  const bearer = variable === undefined ? `"Bearer ${access.token}"` : `f"Bearer {os.environ['${variable}']}"`;
  return [
    ...(variable === undefined ? [] : ['import os', '']),
    `from requests import ${verb}`,
    '',
    `url = "${sampleUrl(access, endpoint)}"`,
    ...(endpoint.open ? [] : [`headers = {"Authorization": ${bearer}}`]),
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

/** The request in JavaScript, for browsers and Node.js. */
export function javaScriptSample(access: ApiAccess, endpoint: SampleEndpoint): string {
  const { method, open, bodyType, responseType } = endpoint;
  const body = sampleBody(endpoint);
  const form = bodyType === 'application/x-www-form-urlencoded';
  const variable = variableOf(access);
  const bearer = variable === undefined ? `"Bearer ${access.token}"` : `\`Bearer \${process.env.${variable}}\``;
  const headers = [
    ...(open ? [] : [`    Authorization: ${bearer},`]),
    ...(body && !form ? ['    "Content-Type": "application/json",'] : []),
  ];
  const json = body && JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  const options = [
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(json === undefined ? [] : [`  body: ${form ? 'new URLSearchParams' : 'JSON.stringify'}(${json}),`]),
  ];
  const url = `"${sampleUrl(access, endpoint)}"`;
  return [
    ...(options.length > 0
      ? [`const response = await fetch(${url}, {`, ...options, '});']
      : [`const response = await fetch(${url});`]),
    'if (!response.ok) throw new Error(`Status ${response.status}`);',
    responseType === undefined
      ? 'console.log(await response.json());'
      : responseType === 'text/plain'
        ? 'console.log(await response.text());'
        : 'console.log((await response.blob()).size);',
  ].join('\n');
}

/** The whole body of the sample response, where the data has one. */
export function sampleResponse(
  { enveloped }: ApiAccess,
  { sample, bare }: Pick<Endpoint, 'sample' | 'bare'>,
): Json | undefined {
  const response = sample?.response;
  return response === undefined || !enveloped || bare ? response : { result: 'ok', data: response };
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
