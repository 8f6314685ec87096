import type { SiteConfig } from '../../../config/site-config';
import type { Reference } from '../reference';
import { addressOfDoc } from '../../addresses/routes';
import { atomFeed, icsCalendar } from './deprecation-feeds';
import { openApi } from './openapi';
import { z } from 'zod';
import { entityFile } from '../files/entity-file';
import { supervisorFile, supervisorGroupFile } from '../files/http-api-file';
import { singleFiles } from '../files/reference-files';
import type { SingleFile } from '../files/reference-files';

export const openApiPath = '/data/openapi.json';

/** Addresses of the feeds of the calendar. */
export const feedPaths = (doc: string, docs: Pick<SiteConfig, 'docsBasePath'>) => ({
  atom: `${addressOfDoc(doc, docs)}/atom.xml`,
  calendar: `${addressOfDoc(doc, docs)}/releases.ics`,
});

/** Everything that the site publishes for programs: address → text, made when asked for. */
export function publishedFiles(
  reference: Reference,
  config: Pick<SiteConfig, 'title' | 'url' | 'docsBasePath'>,
): Map<string, () => string> {
  const { title, url } = config;
  // Links in descriptions become absolute, because readers elsewhere do not know our origin.
  const withOrigin = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('](/', `](${url}/`) : value;
  const print = (value: unknown): string => `${JSON.stringify(value, withOrigin, 1)}\n`;
  const files = new Map<string, () => string>();
  for (const file of dataFilesOf(reference)) {
    files.set(`${file.address}.json`, () =>
      print({ $schema: `${url}${file.address}.schema.json`, ...(file.value as object) }),
    );
    files.set(`${file.address}.schema.json`, () => print(jsonSchemaOf(file, url)));
  }
  const { single } = reference;
  if (single['api/rest'] ?? single['api/supervisor']) files.set(openApiPath, () => print(openApi(reference, '1')));
  if (single.deprecations) {
    const { doc, deprecations } = single.deprecations;
    const place = { title, origin: url, path: addressOfDoc(doc, config) };
    const paths = feedPaths(doc, config);
    files.set(paths.atom, () => atomFeed(deprecations, place));
    files.set(paths.calendar, () => icsCalendar(deprecations, place));
  }
  return files;
}

/** A file that programs read: what it holds, and the schema of that. */
interface DataFile {
  /** Address without the ending: `/data/entities`. */
  readonly address: string;
  readonly title: string;
  readonly value: unknown;
  readonly schema: z.ZodType;
}

const entities = z.strictObject({ platforms: z.array(entityFile) });
const group = supervisorGroupFile.pick({ id: true, title: true, description: true });
const supervisor = supervisorFile.omit({ groups: true }).extend({
  groups: z.array(group),
  endpoints: z.array(supervisorGroupFile.shape.endpoints.element.extend({ group: group.shape.id })),
});

/** Files that hold what one data file holds. */
const alike = {
  'quality-scale': { address: '/data/quality-scale', title: 'Integration quality scale' },
  intents: { address: '/data/intents', title: 'Built-in intents' },
  deprecations: { address: '/data/deprecations', title: 'Deprecations' },
  'removed-names': { address: '/data/removed-names', title: 'Removed names' },
  'api/rest': { address: '/data/rest-api', title: 'REST API' },
  'api/other-http': { address: '/data/other-http-api', title: 'Other HTTP endpoints' },
  'api/websocket': { address: '/data/websocket-api', title: 'WebSocket API' },
  'api/external-bus': { address: '/data/external-bus', title: 'External bus' },
  'api/mobile-webhooks': { address: '/data/mobile-webhooks', title: 'Webhooks of mobile apps' },
  'api/conversation': { address: '/data/conversation-api', title: 'Conversation API' },
} as const satisfies Partial<Record<SingleFile, { address: string; title: string }>>;

type Alike = keyof typeof alike;
const alikeNames = Object.keys(alike).filter((name): name is Alike => Object.hasOwn(alike, name));

/** All files that the reference data makes. */
export function dataFilesOf({ entities: platforms, supervisorGroups, single }: Reference): DataFile[] {
  const shared = single['api/supervisor'];
  const groups = (shared?.groups ?? []).flatMap((id) => supervisorGroups.get(id) ?? []);
  return [
    ...(platforms.size > 0
      ? [
          {
            address: '/data/entities',
            title: 'Entities',
            value: { platforms: [...platforms.values()] },
            schema: entities,
          },
        ]
      : []),
    ...(shared
      ? [
          {
            address: '/data/supervisor-api',
            title: 'Supervisor API',
            value: {
              ...shared,
              groups: groups.map(({ id, title, description }) => ({ id, title, description })),
              endpoints: groups.flatMap(({ id, endpoints }) => endpoints.map((one) => ({ ...one, group: id }))),
            },
            schema: supervisor,
          },
        ]
      : []),
    ...alikeNames.flatMap((name): DataFile[] =>
      single[name] === undefined ? [] : [{ ...alike[name], value: single[name], schema: singleFiles[name] }],
    ),
  ];
}

/** The JSON Schema of a file, which names itself and allows the `$schema` that the file begins with. */
function jsonSchemaOf({ schema, title, address }: DataFile, origin: string): Record<string, unknown> {
  const { properties, ...made } = z.toJSONSchema(schema);
  return {
    ...made,
    $id: `${origin}${address}.schema.json`,
    title,
    properties: { $schema: { type: 'string' }, ...properties },
  };
}
