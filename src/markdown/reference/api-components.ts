import type { RootContent } from 'mdast';
import { z } from 'zod';
import { endpointId, endpointName, modelId } from '../../model/reference/anchors';
import type { Endpoint, SupervisorApi } from '../../model/reference/files/http-api-file';
import type { Reference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/routes';
import { expansion, member, named, present } from './component';
import type { DocAddresses } from './component';
import { endpointBlocks, endpointTable, statusTable } from './endpoint-blocks';
import type { EndpointContext } from './endpoint-blocks';
import { code, component, fieldTable, heading, inline, link, paragraph, table, text } from './nodes';

const httpApis = { rest: 'api/rest', 'other-http': 'api/other-http' } as const;
const api = z.enum(['rest', 'other-http', 'supervisor']);
const level = z.literal([2, 3, 4]).default(3);

/** Endpoints that one page describes. */
interface Group {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly doc: string;
  readonly endpoints: readonly Endpoint[];
}

interface Api {
  readonly groups: readonly Group[];
  readonly context: EndpointContext;
  /** What the status codes of all endpoints mean. */
  readonly status: Endpoint['status'];
}

const supervisorOf = (reference: Reference): SupervisorApi =>
  present(reference.single['api/supervisor'], 'api/supervisor');

/** An API with all its groups, or with one of them, and how to link to its endpoints. */
function apiOf(reference: Reference, docs: DocAddresses, name: z.output<typeof api>, group?: string): Api {
  if (name !== 'supervisor') {
    const { endpoints, doc, title, ...access } = present(reference.single[httpApis[name]], httpApis[name]);
    const context = { ...access, placeholders: [], addressOf: () => undefined, modelOf: () => undefined };
    return { groups: [{ id: name, title, description: '', doc, endpoints }], context, status: {} };
  }
  const { supervisorGroups } = reference;
  const { baseUrl, token, placeholders, models, modelsDoc, groups: order, status } = supervisorOf(reference);
  const all = (): Group[] => order.flatMap((id) => supervisorGroups.get(id) ?? []);
  const context: EndpointContext = {
    ...{ baseUrl, token, enveloped: true },
    placeholders: placeholders.map((one) => ({ ...one, optional: false })),
    addressOf: (path) => {
      const owner = all().find(({ endpoints }) => endpoints.some((endpoint) => endpoint.path === path));
      const target = owner?.endpoints.find((endpoint) => endpoint.path === path);
      return owner && target && addressIn(owner, docs)(target);
    },
    modelOf: (id) => {
      const model = models.find((one) => one.id === id);
      return model && { title: model.title, address: `${addressOfDoc(modelsDoc, docs)}#${modelId(model)}` };
    },
  };
  const groups = group === undefined ? all() : [member(supervisorGroups, (one) => one.id, group, 'group')];
  return { groups, context, status };
}

const addressIn =
  ({ doc }: Group, docs: DocAddresses) =>
  (endpoint: Endpoint): string =>
    `${addressOfDoc(endpoint.doc ?? doc, docs)}#${endpointId(endpoint)}`;

/** A group in the list of all endpoints. Search leads to the page of the group instead. */
const groupOverview = (group: Group, docs: DocAddresses): RootContent[] => [
  heading(3, group.id, text(group.title)),
  paragraph(
    ...inline(group.description),
    text(' '),
    link(addressOfDoc(group.doc, docs), text(`${group.title} in detail`)),
  ),
  endpointTable(group.endpoints, addressIn(group, docs), true),
];

export const apiComponents = {
  ApiOverview: expansion(z.strictObject({ api }), ({ api: name }, reference, docs) => {
    const { groups } = apiOf(reference, docs, name);
    const [only] = groups;
    if (only && groups.length === 1) return [endpointTable(only.endpoints, addressIn(only, docs), false)];
    return [
      component(
        'Interactive',
        { kind: 'table', choices: 'Method' },
        groups.flatMap((group) => groupOverview(group, docs)),
      ),
    ];
  }),
  ApiEndpoints: expansion(
    z.strictObject({ api, group: z.string().optional(), level }),
    ({ api: name, group, level: depth }, reference, docs) => {
      const { groups, context } = apiOf(reference, docs, name, group);
      const endpoints = groups.flatMap((one) => one.endpoints);
      return endpoints.flatMap((endpoint) => endpointBlocks(endpoint, context, { depth, samples: true }));
    },
  ),
  ApiEndpoint: expansion(
    z.strictObject({ api, endpoint: z.string(), level, samples: z.boolean().default(true) }),
    ({ api: name, endpoint: wanted, level: depth, samples }, reference, docs) => {
      const { groups, context } = apiOf(reference, docs, name);
      const endpoints = groups.flatMap((one) => one.endpoints);
      return endpointBlocks(named(endpoints, endpointName, wanted, 'endpoint'), context, { depth, samples });
    },
  ),
  ApiStatus: expansion(z.strictObject({}), (_, reference) => statusTable(supervisorOf(reference).status)),
  ApiModels: expansion(z.strictObject({}), (_, reference) =>
    supervisorOf(reference).models.flatMap((model) => [
      heading(model.partOf === undefined ? 2 : 3, modelId(model), text(model.title)),
      ...(model.description === '' ? [] : [paragraph(...inline(model.description))]),
      fieldTable(
        'Key',
        model.fields.map(({ access, description, ...field }) => ({
          ...field,
          description: access === undefined ? description : `${description} Only in the ${access}.`.trim(),
        })),
      ),
    ]),
  ),
  ApiPlaceholders: expansion(z.strictObject({}), (_, reference) => [
    table(
      ['Placeholder', 'Description'],
      supervisorOf(reference).placeholders.map(({ name, description }) => ({
        cells: [[code(`<${name}>`)], inline(description)],
      })),
    ),
  ]),
};
