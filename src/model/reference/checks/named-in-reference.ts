import { suggest, suggestNearest } from '../../nearest';
import type { Problem } from '../../problems/problems';
import { endpointName, pathParameters } from '../anchors';
import type { Endpoint } from '../files/http-api-file';
import { placeInReference } from '../reference';
import type { LoadedReference, Reference } from '../reference';

interface Mention {
  /** Path below `data/` without extension. */
  readonly name: string;
  readonly path: readonly PropertyKey[];
  readonly what: string;
  readonly remedy: string;
}

/** Names that reference data uses for its own entries. Each must exist and be unique. */
export function namesInReference({ reference, sources }: LoadedReference): Problem[] {
  const mentions = [...inEntities(reference), ...inRules(reference), ...inApis(reference), ...inOthers(reference)];
  return mentions.map(({ name, path, what, remedy }) => ({
    ...placeInReference(sources, name, path),
    what,
    remedy,
  }));
}

function inEntities({ entities }: Reference): Mention[] {
  const pages = new Map([...entities].reverse().map(([key, { doc }]) => [doc, key]));
  return [...entities].flatMap(([key, entity]): Mention[] => {
    const name = `entities/${key}`;
    const other = pages.get(entity.doc) ?? key;
    const shared: Mention[] =
      other === key
        ? []
        : [
            {
              name,
              path: ['doc'],
              what: `The page \`${entity.doc}\` already shows the platform \`${other}\`.`,
              remedy: 'Name the page of this platform.',
            },
          ];
    return [
      ...shared,
      ...twice(
        name,
        'properties',
        entity.properties.map((one) => `${one.section ?? ''} ${one.name}`.trim()),
      ),
      ...twice(
        name,
        'deviceClasses',
        entity.deviceClasses.map((one) => one.name),
      ),
      ...twice(
        name,
        'features',
        entity.features.map((one) => one.name),
      ),
      ...twice(
        name,
        'states',
        entity.states.map((one) => one.name),
      ),
      ...twice(
        name,
        'enums',
        entity.enums.map((one) => one.id),
      ),
    ];
  });
}

function inRules({ single }: Reference): Mention[] {
  const name = 'quality-scale';
  const rules = single[name]?.rules ?? [];
  const ids = rules.map(({ id }) => id);
  return [
    ...twice(name, 'rules', ids),
    ...rules.flatMap(({ id, relatedRules }, index) =>
      relatedRules.flatMap((related, place) => {
        const path = ['rules', index, 'relatedRules', place];
        return related === id
          ? [{ name, path, what: `The rule \`${id}\` is related to itself.`, remedy: 'Remove it from its list.' }]
          : unknown(name, path, related, ids, 'rule');
      }),
    ),
  ];
}

function inApis({ broken, single, supervisorGroups }: Reference): Mention[] {
  const shared = single['api/supervisor'];
  const groups = [...supervisorGroups];
  const all = groups.flatMap(([, { endpoints }]) => endpoints);
  const placeholders = shared?.placeholders.map((one) => one.name) ?? [];
  const models = shared?.models.map(({ id }) => id) ?? [];
  const keys = groups.map(([key]) => key);
  const files = (['api/rest', 'api/other-http'] as const).map((name) => ({
    name,
    endpoints: single[name]?.endpoints ?? [],
  }));
  const members = groups.map(([key, { endpoints }]) => ({ name: `api/supervisor/${key}`, endpoints }));
  const isWhole = ![...broken].some((name) => name.startsWith('api/supervisor'));
  const own = files.flatMap(({ name, endpoints }) => inEndpoints(name, endpoints, endpoints, [], []));
  // The files of the Supervisor name each other.
  if (!isWhole) return own;
  return [
    ...own,
    ...(shared?.groups ?? []).flatMap((id, index) => unknown('api/supervisor', ['groups', index], id, keys, 'group')),
    ...keys
      .filter((key) => shared && !shared.groups.includes(key))
      .map((key): Mention => ({
        name: `api/supervisor/${key}`,
        path: ['id'],
        what: `The group \`${key}\` is not in data/api/supervisor.yml.`,
        remedy: 'Add it to `groups` there.',
      })),
    ...(shared ? members : []).flatMap(({ name, endpoints }) =>
      inEndpoints(name, endpoints, all, placeholders, models),
    ),
  ];
}

function inEndpoints(
  name: string,
  endpoints: readonly Endpoint[],
  all: readonly Endpoint[],
  placeholders: readonly string[],
  models: readonly string[],
): Mention[] {
  const paths = all.map(({ path }) => path);
  return [
    ...twice(name, 'endpoints', endpoints.map(endpointName)),
    ...endpoints.flatMap((endpoint, index): Mention[] => {
      const described = [...endpoint.pathParams.map((one) => one.name), ...placeholders];
      const references = (['replacedBy', 'sameAs', 'followOf'] as const).flatMap((key) => {
        const path = endpoint[key];
        return path === undefined ? [] : unknown(name, ['endpoints', index, key], path, paths, 'endpoint');
      });
      return [
        ...references,
        ...endpoint.models.flatMap((id, place) =>
          unknown(name, ['endpoints', index, 'models', place], id, models, 'model'),
        ),
        ...pathParameters(endpoint.path).flatMap((parameter) =>
          described.includes(parameter)
            ? []
            : {
                name,
                path: ['endpoints', index, 'path'],
                what: `There is no description of the parameter \`${parameter}\`.`,
                remedy: suggestNearest(
                  parameter,
                  described,
                  `Add it to \`pathParams\` of the endpoint: \`- { name: ${parameter}, type: string, description: … }\`.`,
                ),
              },
        ),
      ];
    }),
  ];
}

function inOthers({ single }: Reference): Mention[] {
  const types = single['api/websocket']?.messages.map(({ type }) => type) ?? [];
  const intents = single.intents?.intents.map((intent) => intent.name) ?? [];
  return [
    ...twice('api/websocket', 'messages', types),
    ...(single['api/websocket']?.messages ?? []).flatMap(({ answers }, index) =>
      answers.flatMap((type, place) =>
        unknown('api/websocket', ['messages', index, 'answers', place], type, types, 'message'),
      ),
    ),
    ...twice('intents', 'intents', intents),
    ...(single.intents?.intents ?? []).flatMap(({ replacedBy }, index) =>
      replacedBy === undefined
        ? []
        : unknown('intents', ['intents', index, 'replacedBy'], replacedBy, intents, 'intent'),
    ),
    ...(single.intents?.slotCombinations ?? []).flatMap((combination, index) =>
      combination.intents.flatMap((intent, place) =>
        unknown('intents', ['slotCombinations', index, 'intents', place], intent, intents, 'intent'),
      ),
    ),
    ...twice(
      'deprecations',
      'deprecations',
      (single.deprecations?.deprecations ?? []).map(({ id }) => id),
    ),
  ];
}

function unknown(
  name: string,
  path: readonly PropertyKey[],
  value: string,
  known: readonly string[],
  kind: string,
): Mention[] {
  if (known.includes(value)) return [];
  return [{ name, path, what: `There is no ${kind} \`${value}\`.`, remedy: suggest(value, known) }];
}

function twice(name: string, key: string, values: readonly string[]): Mention[] {
  return values.flatMap((value, index): Mention[] =>
    values.indexOf(value) === index
      ? []
      : [
          {
            name,
            path: [key, index],
            what: `\`${value}\` is already in \`${key}\`.`,
            remedy: 'Remove one of them.',
          },
        ],
  );
}
