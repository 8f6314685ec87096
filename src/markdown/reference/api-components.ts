import { z } from 'zod';
import { endpointId, endpointName, modelId } from '../../model/reference/endpoints';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import { addressOfDoc } from '../../model/reference/reference-links';
import type { Reference } from '../../model/reference/reference';
import { endpointBlocks, endpointHeading, endpointRow, endpointSamples } from './endpoint-blocks';
import type { EndpointContext } from './endpoint-blocks';
import { expansion, member, named, present } from './component';
import { answerTable } from './field-table';
import { code, component, heading, inline, paragraph, table, text } from './nodes';

const httpApis = { rest: 'api/rest', 'other-http': 'api/other-http' } as const;
const api = z.enum(['rest', 'other-http', 'supervisor']);
const level = z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3);

interface Api {
  readonly endpoints: readonly Endpoint[];
  readonly context: EndpointContext;
  readonly doc: string;
}

/** The endpoints of an API, or of one group, and how to link to them. */
function apiOf(reference: Reference, name: z.output<typeof api>, group?: string): Api {
  if (name !== 'supervisor') {
    const { endpoints, doc, baseUrl, token } = present(reference.single[httpApis[name]], httpApis[name]);
    return { endpoints, doc, context: { baseUrl, token, addressOf: () => undefined, modelOf: () => undefined } };
  }
  const shared = present(reference.single['api/supervisor'], 'api/supervisor');
  const { supervisorGroups } = reference;
  const all = (): Endpoint[] => [...supervisorGroups.values()].flatMap(({ endpoints }) => endpoints);
  const context: EndpointContext = {
    baseUrl: shared.baseUrl,
    token: shared.token,
    addressOf: (path) => {
      const target = all().find((endpoint) => endpoint.path === path);
      return target && `${addressOfDoc(shared.doc)}#${endpointId(target)}`;
    },
    modelOf: (id) => {
      const model = shared.models.find((one) => one.id === id);
      return model && { title: model.title, address: `${addressOfDoc(shared.modelsDoc)}#${modelId(model)}` };
    },
  };
  const endpoints = group === undefined ? all() : member(supervisorGroups, (one) => one.id, group, 'group').endpoints;
  return { endpoints, context, doc: shared.doc };
}

const address = (doc: string, endpoint: Endpoint): string =>
  `${addressOfDoc(endpoint.doc ?? doc)}#${endpointId(endpoint)}`;

export const apiComponents = {
  ApiFilter: expansion(z.strictObject({}), () => [component('Interactive', { kind: 'api' }, [])]),
  ApiOverview: expansion(z.strictObject({ api, group: z.string().optional() }), ({ api: name, group }, reference) => {
    const { endpoints, doc } = apiOf(reference, name, group);
    const rows = endpoints.map((endpoint) => endpointRow(endpoint, address(doc, endpoint)));
    return [table(['Endpoint', 'Purpose'], rows)];
  }),
  ApiEndpoints: expansion(
    z.strictObject({ api, group: z.string().optional(), level, samples: z.boolean().optional() }),
    ({ api: name, group, level: depth, samples = name !== 'supervisor' }, reference) => {
      const { endpoints, context } = apiOf(reference, name, group);
      return endpoints.flatMap((endpoint) => [
        endpointHeading(endpoint, depth),
        ...endpointBlocks(endpoint, context),
        ...(samples ? [endpointSamples(endpoint, context)] : []),
      ]);
    },
  ),
  ApiEndpoint: expansion(
    z.strictObject({ api, endpoint: z.string(), level, samples: z.boolean().default(true) }),
    ({ api: name, endpoint: wanted, level: depth, samples }, reference) => {
      const { endpoints, context } = apiOf(reference, name);
      const endpoint = named(endpoints, endpointName, wanted, 'endpoint');
      return [
        endpointHeading(endpoint, depth),
        ...endpointBlocks(endpoint, context),
        ...(samples ? [endpointSamples(endpoint, context)] : []),
      ];
    },
  ),
  ApiModels: expansion(z.strictObject({}), (_, reference) => {
    const { models } = present(reference.single['api/supervisor'], 'api/supervisor');
    return models.flatMap((model) => [
      heading(model.partOf === undefined ? 2 : 3, modelId(model), text(model.title)),
      ...(model.description === '' ? [] : [paragraph(...inline(model.description))]),
      answerTable(
        'Key',
        model.fields.map(({ access, description, ...field }) => ({
          ...field,
          description: access === undefined ? description : `${description} Only in the ${access}.`.trim(),
        })),
      ),
    ]);
  }),
  ApiPlaceholders: expansion(z.strictObject({}), (_, reference) => {
    const { placeholders } = present(reference.single['api/supervisor'], 'api/supervisor');
    return [
      table(
        ['Placeholder', 'Description'],
        placeholders.map(({ name, description }) => ({ cells: [[code(`<${name}>`)], inline(description)] })),
      ),
    ];
  }),
};
