import type { SiteConfig } from '../../../config/site-config';
import { problemOfLink } from '../../addresses/links';
import type { AnchorsByPath } from '../../addresses/links';
import { suggestNearest } from '../../nearest';
import { pagesOf } from '../../pages/pages';
import type { PageSource } from '../../pages/pages';
import type { Problem } from '../../problems/problems';
import { deviceClassId, featureId, propertyId, endpointId, endpointName } from '../anchors';
import type { EntityPlatform } from '../files/entity-file';
import { pathOfData, placeInReference } from '../reference';
import type { LoadedReference } from '../reference';
import { addressOfDoc } from '../../addresses/routes';
import { namesInReference } from './named-in-reference';
import type { Deprecation } from '../files/deprecations-file';
import { compareReleases, isPostponed, releaseDay } from '../releases';
import { endsOf, releaseAfter } from '../removed-names';

/** Every empty description, with its place. */
export function missingDescriptions({ sources }: Pick<LoadedReference, 'sources'>): Problem[] {
  return [...sources].flatMap(([name, source]) =>
    emptyPaths(source.value, []).map((path) => ({
      file: pathOfData(name),
      ...source.placeOf(path),
      what: 'The description is empty.',
      remedy: 'Write a sentence in your own words.',
    })),
  );
}

function emptyPaths(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'description' && inner === '' ? [here] : emptyPaths(inner, here);
  });
}

/** Pages of platforms that do not show all of the data, although the explorer and other pages link to it there. */
function unshownRows({ reference }: LoadedReference, pages: readonly PageSource[]): Problem[] {
  const byId = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  return [...reference.entities.values()].flatMap((entity) => {
    const page = byId.get(entity.doc);
    if (!page) return [];
    const shown = new Set(page.anchors);
    return anchorsOf(entity).flatMap(({ kind, component, ids }): Problem[] => {
      const lost = ids.filter((id) => !shown.has(id));
      if (lost.length === 0) return [];
      const what = `The page of \`${entity.platform}\` does not show ${lost.length} of its ${ids.length} ${kind}.`;
      const remedy = `Write \`<${component} platform="${entity.platform}" />\` instead of a table.`;
      return [{ file: page.file, line: 1, column: 1, what, remedy }];
    });
  });
}

const anchorsOf = (entity: EntityPlatform) => [
  {
    kind: 'properties',
    component: 'EntityProperties',
    ids: entity.properties.map((property) => propertyId(entity, property)),
  },
  {
    kind: 'device classes',
    component: 'EntityDeviceClasses',
    ids: entity.deviceClasses.map(({ name }) => deviceClassId(name)),
  },
  { kind: 'features', component: 'EntityFeatures', ids: entity.features.map(({ name }) => featureId(name)) },
];

/** An endpoint that the page of its API does not show. */
interface UnshownEndpoint {
  /** Address of the page, and the anchor that lists of endpoints link to there. */
  readonly path: string;
  readonly anchor: string;
  readonly problem: Problem;
}

/** Endpoints that have been added to the data and still lack their component in a page. */
export function unshownEndpoints(
  { reference, sources }: LoadedReference,
  pages: readonly PageSource[],
): UnshownEndpoint[] {
  const byId = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  return (['api/rest', 'api/other-http'] as const).flatMap((name) => {
    const { endpoints = [], doc = '' } = reference.single[name] ?? {};
    return endpoints.flatMap((endpoint, index): UnshownEndpoint[] => {
      const page = byId.get(endpoint.doc ?? doc);
      const anchor = endpointId(endpoint);
      if (!page || page.anchors.includes(anchor) || page.headings.some(({ id }) => id === anchor)) return [];
      const place = placeInReference(sources, name, ['endpoints', index]);
      const api = name.slice('api/'.length);
      const what = `No page shows the endpoint \`${endpointName(endpoint)}\`.`;
      const remedy = `Add \`<ApiEndpoint api="${api}" endpoint="${endpointName(endpoint)}" />\` to ${page.file}.`;
      return [{ path: page.path, anchor, problem: { ...place, what, remedy } }];
    });
  });
}

const isDocKey = (key: string): boolean => /^(doc|docs|\w+Doc)$/.test(key);

/** Addresses of docs that reference data names and that do not exist. Links that are made of the data lead there, and are no further mistakes. */
export function addressesOfMissingDocs(
  { sources }: LoadedReference,
  pages: readonly PageSource[],
  config: Pick<SiteConfig, 'docsBasePath'>,
): string[] {
  const ids = new Set(pagesOf('doc', pages).map(({ id }) => id));
  return [...sources.values()]
    .flatMap(({ value }) => textsIn(value, []))
    .filter(({ key, value }) => isDocKey(key) && !ids.has(value))
    .map(({ value }) => addressOfDoc(value, config));
}

/** A value in a data file with its path. */
interface Found {
  readonly key: string;
  readonly value: string;
  readonly path: readonly PropertyKey[];
}

/**
 * What reference data names and nothing has (pages, anchors, rules, endpoints, models), empty descriptions, and pages that do
 * not show the data of their platform. Each with its place in the YAML.
 */
export function checkReference(
  loaded: LoadedReference,
  pages: readonly PageSource[],
  known: AnchorsByPath,
  config: Pick<SiteConfig, 'docsBasePath'>,
): Problem[] {
  const docs = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc.path]));
  const inFiles = [...loaded.sources].flatMap(([name, source]): Problem[] => {
    const file = pathOfData(name);
    if (loaded.reference.broken.has(name)) return [];
    return textsIn(source.value, []).flatMap(({ key, value, path }): Problem[] => {
      const at = { file, ...source.placeOf(path) };
      if (isDocKey(key))
        return problemOfDoc(value, docs, known, addressOfDoc(value, config)).map((found) => ({ ...at, ...found }));
      if (key === 'post')
        return [problemOfLink({ href: value, target: value }, '/', known)].flatMap((found) =>
          found ? [{ ...at, ...found }] : [],
        );
      return linksIn(value).flatMap((href) => {
        const found = /^(\/|https?:)/.test(href)
          ? problemOfLink({ href, target: href }, '/', known)
          : {
              what: `The link \`${href}\` is relative.`,
              remedy: 'Start it with `/`, because the text appears on several pages.',
            };
        return found ? [{ ...at, ...found }] : [];
      });
    });
  });
  return [
    ...inFiles,
    ...namesInReference(loaded),
    ...missingDescriptions(loaded),
    ...unshownRows(loaded, pages),
    ...announcedInCalendar(loaded),
    ...removedInCalendar(loaded),
  ];
}

function problemOfDoc(
  id: string,
  docs: ReadonlyMap<string, string>,
  known: AnchorsByPath,
  address: string,
): Pick<Problem, 'what' | 'remedy'>[] {
  const path = docs.get(id);
  if (path === address || known.get(address) === 'unfinished') return [];
  if (path === undefined) {
    const remedy = suggestNearest(id, [...docs.keys()], `Write it: \`npm run new doc -- --id ${id}\` makes its file.`);
    return [{ what: `There is no page \`${id}\`.`, remedy }];
  }
  return [
    {
      what: `The page \`${id}\` has a custom slug.`,
      remedy: 'Remove its `slug`, because reference data links to the id.',
    },
  ];
}

/** All texts in a value, with the key they stand below; items of a list stand below the key of the list. */
function textsIn(value: unknown, path: readonly PropertyKey[], key = ''): Found[] {
  if (typeof value === 'string') return [{ key, value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, item]: [string, unknown]) =>
    Array.isArray(value) ? textsIn(item, [...path, Number(inner)], key) : textsIn(item, [...path, inner], inner),
  );
}

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);

const name = 'deprecations';

/** Entries of the calendar with another day than their post, which its address begins with. */
function announcedInCalendar({ reference, sources }: LoadedReference): Problem[] {
  const all = reference.single[name]?.deprecations ?? [];
  return all.flatMap(({ announced, post = '' }, index): Problem[] => {
    const day = /^\/blog\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(post)?.slice(1).join('-');
    if (day === undefined || day === announced) return [];
    const place = placeInReference(sources, name, ['deprecations', index, 'announced']);
    const what = `The announcement on ${announced} has a post of ${day}.`;
    return [{ ...place, what, remedy: `Write \`announced: ${day}\`, or correct \`post\`.` }];
  });
}

/** Entries of the calendar whose release came before their announcement, is not the one that removed the names, or has not removed them. */
export function removedInCalendar({ reference, sources }: LoadedReference): Problem[] {
  const removed = reference.single['removed-names'];
  const all = reference.single[name]?.deprecations ?? [];
  return all.flatMap((one, index): Problem[] => {
    const found =
      problemOfOrder(one) ??
      (removed && !isPostponed(one, all)
        ? problemOfRemoval(one, removed.releases.newest, removed.kept, [
            ...new Set(one.what.flatMap((what) => endsOf(what, removed)).map(releaseAfter)),
          ])
        : undefined);
    return found ? [{ ...placeInReference(sources, name, ['deprecations', index, 'removedIn']), ...found }] : [];
  });
}

function problemOfOrder({ announced, removedIn = '' }: Deprecation): Pick<Problem, 'what' | 'remedy'> | undefined {
  const day = releaseDay(removedIn);
  if (day === undefined || day >= announced) return undefined;
  return {
    what: `${removedIn}, which removes this, came on ${day}, before the announcement on ${announced}.`,
    remedy: 'Correct `removedIn` or `announced`.',
  };
}

function problemOfRemoval(
  { what, removedIn }: Deprecation,
  newest: string,
  kept: readonly string[],
  ends: readonly string[],
): Pick<Problem, 'what' | 'remedy'> | undefined {
  const names = what.map((one) => `\`${one}\``).join(', ');
  if (removedIn !== undefined && compareReleases(removedIn, newest) >= 0 && what.every((one) => kept.includes(one)))
    return {
      what: `The calendar says that ${names} ${what.length === 1 ? 'is' : 'are'} removed in ${removedIn}, but ${newest} still has ${what.length === 1 ? 'it' : 'them'}.`,
      remedy: 'Leave out `removedIn`, and say in the description which release was announced.',
    };
  const [first, ...others] = ends.toSorted(compareReleases).map((release) => `'${release}'`);
  if (first === undefined || (removedIn !== undefined && ends.includes(removedIn))) return undefined;
  return {
    what: `${names} ${what.length === 1 ? 'is' : 'are'} gone since ${ends.toSorted(compareReleases).join(' and ')}, but the calendar says ${removedIn ?? 'no release'}.`,
    remedy: `Write \`removedIn: ${first}\`${others.length > 0 ? `, or ${others.join(' or ')}` : ''}.`,
  };
}
