import { curlSample, pythonSample } from '../../model/reference/endpoint-samples';
import type { SampleEndpoint } from '../../model/reference/endpoint-samples';

interface ApiData {
  readonly baseUrl: string;
  readonly token: string;
  readonly endpoints: readonly SampleEndpoint[];
}

let data: Promise<ApiData> | undefined;

/** The request to an endpoint of the Supervisor, made from the file that the page links to as well. */
export async function requestText(name: string, client: 'curl' | 'python'): Promise<string> {
  data ??= load();
  const api = await data;
  const endpoint = api.endpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) throw new Error(`The data does not have ${name}.`);
  return client === 'curl' ? curlSample(api, endpoint) : pythonSample(api, endpoint);
}

async function load(): Promise<ApiData> {
  const response = await fetch(`${__PATH_PREFIX__}/data/supervisor-api.json`);
  const value: unknown = await response.json();
  if (!isApi(value)) throw new Error('The endpoints could not be read.');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The parts that a sample reads; the file itself is made from checked data by the same build. */
const isApi = (value: unknown): value is ApiData =>
  isRecord(value) &&
  typeof value.baseUrl === 'string' &&
  typeof value.token === 'string' &&
  Array.isArray(value.endpoints) &&
  value.endpoints.every(
    (one: unknown) =>
      isRecord(one) && typeof one.method === 'string' && typeof one.path === 'string' && Array.isArray(one.body),
  );
