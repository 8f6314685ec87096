import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { chapterBody } from '../../model/chapters/chapter-body';
import { placesIn } from '../../model/chapters/chapters';
import { breadcrumbsOfDoc } from '../../model/navigation/breadcrumbs';
import { categoryOfPage, docById, sidebarByName, mainPathOf } from '../../model/navigation/lookups';
import { resolveNavbar } from '../../model/navigation/navbar-links';
import { entriesOf, firstLink } from '../../model/navigation/sidebar';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { docSetOfId, isSharedSidebar } from '../../model/pages/doc-sets';
import type { PageSource } from '../../model/pages/pages';
import { hasDocCards, withDocCards } from '../../model/navigation/doc-cards';
import type { Segment } from '../../model/types';
import { isDeveloping } from '../develop/last-good';
import { dateLanguage, dayInWords } from '../../i18n/dates';
import { builtTree } from '../built-tree';
import { policyOf, readOrigin } from '../../content/origin';
import { allOf, graphOf } from '../schema/resolver-context';
import type { Context, NodeModel, Resolver } from '../schema/resolver-context';
import { siteQueries } from '../schema/site-queries';
import { pageOf } from '../nodes/compile-cache';
import { itemsWithChapters } from '../pages/chapter-pages';
import type { ContentGraph } from '../nodes/content-graph';
import { sidebarNodeId } from '../nodes/data-nodes';
import { nodeFrom, pageNodeTypes } from '../nodes/domain-nodes';
import type { DomainNode } from '../nodes/domain-nodes';
import { compareReleases } from '../../model/reference/releases';
import { entityTypes, referenceTypes } from '../schema/schema-reference-types';
import { pageTypes } from '../schema/schema-page-types';
import { siteTypes } from '../schema/schema-site-types';
import { readFileSync } from 'node:fs';

/** All types that are ours. */
export const typeDefinitions = [pageTypes, siteTypes, entityTypes, referenceTypes];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

const vectorFile = z.object({ absolutePath: z.string(), extension: z.string() });

/** A field that follows from the place of a page among the others. */
const ofPlace = (pick: (graph: ContentGraph, id: string, model: NodeModel) => unknown): Resolver => ({
  resolve: async (source, _args, context) =>
    pick(await graphOf(context), nodeFrom(source, ...pageNodeTypes).id, context.nodeModel),
});

const nodeOrNull = (model: NodeModel, type: string, id: string | null | undefined): unknown =>
  id === null || id === undefined ? null : model.getNodeById({ id, type });

/** A long text of a page, which its node does not hold. */
const ofText = (pick: (page: PageSource) => unknown): Resolver => ({
  resolve: (source) => pick(pageOf(nodeFrom(source, ...pageNodeTypes).file)),
});

const textFields: Record<string, Resolver> = {
  body: ofText(({ body }) => body),
  sections: ofText(({ sections }) => sections),
};

async function bodyOfDoc({ id, path, file }: DomainNode<'DocPage'>, context: Context): Promise<readonly Segment[]> {
  const { body } = pageOf(file);
  if (!hasDocCards(body)) return body;
  const { places, sidebars } = await graphOf(context);
  return withDocCards(body, sidebars.get(places.get(id)?.sidebar ?? '') ?? [], path);
}

const docFields: Record<string, Resolver> = {
  ...textFields,
  body: { resolve: (source, _args, context) => bodyOfDoc(nodeFrom(source, 'DocPage'), context) },
  chapterPath: ofPlace(({ chapters }, id) => chapters.get(id)?.path ?? null),
  chapterBody: {
    resolve: async (source, _args, context) => {
      const doc = nodeFrom(source, 'DocPage');
      const chapter = (await graphOf(context)).chapters.get(doc.id);
      return chapterBody(await bodyOfDoc(doc, context), doc.path, placesIn(chapter));
    },
  },
  sidebar: ofPlace((graph, id, model) => {
    const name = graph.places.get(id)?.sidebar;
    return nodeOrNull(model, 'Sidebar', name && sidebarNodeId(name));
  }),
  breadcrumbs: ofPlace(({ places, sidebars }, id) => breadcrumbsOfDoc(id, places.get(id)?.sidebar, sidebars)),
  previous: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.previous)),
  next: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.next)),
  inboundLinks: {
    resolve: async (source, _args, context) =>
      (await graphOf(context)).inbound.get(nodeFrom(source, 'DocPage').path) ?? 0,
  },
  lastUpdatedBy: { resolve: (source) => nodeFrom(source, 'DocPage').lastUpdate?.author ?? null },
  lastUpdated: {
    resolve: (source, args, context, info) => {
      const doc = nodeFrom(source, 'DocPage');
      const day = doc.lastUpdate?.date ?? doc.lastCommit;
      // Gatsby's own resolver knows the arguments that shape a date.
      return localDate(day, args) ?? info.originalResolver({ ...doc, lastUpdated: day }, args, context, info);
    },
  },
};

const postFields: Record<string, Resolver> = {
  ...textFields,
  excerpt: ofText(({ excerpt }) => excerpt),
  authors: {
    // Gatsby has nothing in the place of those whose keys it does not know.
    resolve: async (source, args, context, info) => {
      const found = await info.originalResolver(source, args, context, info);
      return Array.isArray(found) ? found.filter((author: unknown) => author !== null && author !== undefined) : [];
    },
  },
  newer: ofPlace((graph, id, model) => nodeOrNull(model, 'BlogPost', graph.posts.get(id)?.newer?.id)),
  older: ofPlace((graph, id, model) => nodeOrNull(model, 'BlogPost', graph.posts.get(id)?.older?.id)),
};

/** Gatsby writes dates in the order of English. Filters and sorting read a field as it is only if it has no resolver of ours. */
const dateFields = (): Record<string, Resolver> =>
  dateLanguage() === 'en-GB'
    ? {}
    : {
        date: {
          resolve: (source, args, context, info) =>
            localDate(nodeFrom(source, 'BlogPost').date, args) ?? info.originalResolver(source, args, context, info),
        },
      };

const dateArguments = z.object({ formatString: z.string().regex(/^D MMMM/) });

/** A day in the words of the language of the site, if words are asked for and the language has an order of its own. */
function localDate(day: string | null, args: unknown): string | undefined {
  const format = dateArguments.safeParse(args).data?.formatString;
  if (format === undefined || day === null || dateLanguage() === 'en-GB') return undefined;
  return dayInWords(day, format.endsWith('YYYY'));
}

const itemsOf = (source: unknown, { sidebars }: ContentGraph): readonly SidebarItem[] =>
  sidebars.get(nodeFrom(source, 'Sidebar').name) ?? [];

const sidebarFields: Record<string, Resolver> = {
  items: {
    resolve: async (source, _args, context) => itemsOf(source, await graphOf(context)),
  },
  entries: {
    resolve: async (source, _args, context) => {
      const graph = await graphOf(context);
      return entriesOf(itemsWithChapters(nodeFrom(source, 'Sidebar').name, graph));
    },
  },
  link: {
    resolve: async (source, _args, context) => firstLink(itemsOf(source, await graphOf(context))),
  },
  isShared: { resolve: (source) => isSharedSidebar(nodeFrom(source, 'Sidebar').name, builtTree().config.docSets) },
};

/** Whether a doc or a sidebar is one of a version's. */
const isIn = (source: unknown, idOrName: string): boolean =>
  (docSetOfId(idOrName, builtTree().config.docSets)?.prefix ?? '') === nodeFrom(source, 'Version').prefix;

const docsOf = async (source: unknown, model: NodeModel): Promise<DomainNode<'DocPage'>[]> =>
  (await allOf(model, 'DocPage')).filter(({ id }) => isIn(source, id));

const sidebarsOf = async (source: unknown, model: NodeModel): Promise<DomainNode<'Sidebar'>[]> =>
  (await allOf(model, 'Sidebar')).filter(({ name }) => isIn(source, name));

const itemsOfVersion = async (source: unknown, context: Context): Promise<(readonly SidebarItem[])[]> =>
  [...(await graphOf(context)).sidebars].flatMap(([name, items]) => (isIn(source, name) ? [items] : []));

const versionFields: Record<string, Resolver> = {
  mainDocId: {
    resolve: async (source, _args, context) => {
      const [items = []] = await itemsOfVersion(source, context);
      return firstLink(items)?.docId ?? null;
    },
  },
  mainPath: {
    resolve: async (source, _args, context) => {
      const { prefix } = nodeFrom(source, 'Version');
      const { docSets } = builtTree().config;
      return mainPathOf(prefix, await graphOf(context), await docsOf(source, context.nodeModel), docSets) ?? null;
    },
  },
  docs: {
    resolve: async (source, _args, { nodeModel }) => (await docsOf(source, nodeModel)).filter(({ draft }) => !draft),
  },
  draftIds: {
    resolve: async (source, _args, { nodeModel }) =>
      (await docsOf(source, nodeModel)).filter(({ draft }) => draft).map(({ id }) => id),
  },
  sidebars: { resolve: (source, _args, { nodeModel }) => sidebarsOf(source, nodeModel) },
  doc: {
    resolve: async (source, args, { nodeModel }) => docById(byId.parse(args).id, await docsOf(source, nodeModel)),
  },
  sidebar: {
    resolve: async (source, args, { nodeModel }) =>
      sidebarByName(byName.parse(args).name, await sidebarsOf(source, nodeModel)),
  },
  category: {
    resolve: async (source, args, context) =>
      categoryOfPage(byPath.parse(args).path, (await itemsOfVersion(source, context)).flat()),
  },
};

const byId = z.object({ id: z.string() });
const byName = z.object({ name: z.string() });
const byPath = z.object({ path: z.string() });

const navbarFields: Record<string, Resolver> = {
  items: {
    resolve: async (source, _args, context) => {
      const graph = await graphOf(context);
      const { sidebars, places } = graph;
      const docs = await allOf(context.nodeModel, 'DocPage');
      const paths = new Map(docs.map(({ id, path: address }) => [id, address]));
      const { contentDir, config } = builtTree();
      const { docSets } = config;
      const targets = {
        sets: docSets,
        pathOfDoc: (id: string) => paths.get(id),
        sidebarOfDoc: (id: string) => places.get(id)?.sidebar ?? undefined,
        firstPathOf: (name: string) => firstLink(sidebars.get(name) ?? [])?.path,
        versionsOf: (name: string) =>
          docSets.flatMap(({ docs: instance, prefix, label }) => {
            const href = instance === name ? mainPathOf(prefix, graph, docs, docSets) : undefined;
            return href === undefined ? [] : [{ prefix, label, href }];
          }),
      };
      // While developing, the overlay says what is wrong, and the rest of the site can be seen.
      const policy = isDeveloping() ? 'lenient' : policyOf(readOrigin(contentDir));
      return resolveNavbar(nodeFrom(source, 'Navbar').authored, targets, policy);
    },
  },
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: define }) => {
  const create = define as (resolvers: object) => void;
  create({
    DocPage: { ...docFields, ...referenceFields },
    BlogPost: { ...postFields, ...dateFields() },
    PlainPage: textFields,
    Sidebar: sidebarFields,
    Version: versionFields,
    Navbar: navbarFields,
    Query: siteQueries,
    File: { svgSize: { type: 'SvgSize', resolve: (file: unknown) => svgSize(vectorFile.parse(file)) } },
  });
};

/** The first node of a type that names the page as its own. */
const nodeOfPage = (type: 'EntityPlatform' | 'QualityRule'): Resolver => ({
  resolve: async (source, _args, { nodeModel }) => {
    const { id } = nodeFrom(source, 'DocPage');
    return (await allOf(nodeModel, type)).find(({ doc }) => doc === id) ?? null;
  },
});

/** Ways from a page to the reference data that is about it. */
const referenceFields: Record<string, Resolver> = {
  entityPlatform: nodeOfPage('EntityPlatform'),
  qualityRule: nodeOfPage('QualityRule'),
  deprecations: {
    resolve: async (source, _args, { nodeModel }) => {
      const { id } = nodeFrom(source, 'DocPage');
      return (await allOf(nodeModel, 'Deprecation'))
        .filter(({ docs, ahead }) => ahead && docs.includes(id))
        .sort((a, b) => compareReleases(b.removedIn ?? '', a.removedIn ?? ''));
    },
  },
};

/** Width and height of a vector picture from its own attributes or its view box; null for other files. */
export function svgSize({
  absolutePath,
  extension,
}: {
  absolutePath: string;
  extension: string;
}): { width: number; height: number } | null {
  if (extension !== 'svg') return null;
  const tag = /<svg\b[^>]*>/.exec(readFileSync(absolutePath, 'utf8'))?.[0] ?? '';
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attribute('width'));
  const height = pixels(attribute('height'));
  if (width > 0 && height > 0) return { width, height };
  if (!(boxWidth > 0 && boxHeight > 0)) return null;
  if (width > 0) return { width, height: (width * boxHeight) / boxWidth };
  if (height > 0) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** A length in pixels; 0 for one that depends on something else, such as `100%`. */
const pixels = (length: string): number => (/^[\d.]+(px)?$/.test(length) ? Number.parseFloat(length) : 0);
