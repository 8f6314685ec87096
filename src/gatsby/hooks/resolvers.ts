import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { categoryOfPage, docById, sidebarByName } from '../../model/navigation/lookups';
import { navbarItem } from '../../model/navigation/navbar';
import { resolveNavbar } from '../../model/navigation/navbar-links';
import { firstLink } from '../../model/navigation/sidebar';
import { withDocCards } from '../../model/navigation/doc-cards';
import type { Segment } from '../../model/types';
import { lastCommit } from '../schema/last-commit';
import { referenceFields } from '../schema/reference-resolvers';
import { all, graphOf } from '../schema/resolver-context';
import type { NodeModel, Resolver } from '../schema/resolver-context';
import { siteQueries } from '../schema/site-queries';
import { svgSize } from '../schema/svg-size';
import type { ContentGraph } from '../nodes/content-graph';

const page = z.object({ id: z.string(), path: z.string(), file: z.string() });
const ownUpdate = z.object({
  lastUpdate: z.object({ date: z.string().nullable(), author: z.string().nullable() }).nullish(),
});
const named = z.object({ name: z.string() });
/** Our own compiler made the segments. */
const docBody = page.extend({ body: z.array(z.custom<Segment>()) });
const vectorFile = z.object({ absolutePath: z.string(), extension: z.string() });
const authoredNavbar = z.object({ authored: z.array(navbarItem) });

/** A field that follows from the place of a doc in its sidebar. */
const ofPlace = (pick: (graph: ContentGraph, id: string, model: NodeModel) => unknown): Resolver => ({
  resolve: async (source, _args, context) => pick(await graphOf(context), page.parse(source).id, context.nodeModel),
});

const nodeOrNull = (model: NodeModel, type: string, id: string | null | undefined): unknown =>
  id === null || id === undefined ? null : model.getNodeById({ id, type });

const docFields: Record<string, Resolver> = {
  body: {
    resolve: async (source, _args, context) => {
      const { id, path: address, body } = docBody.parse(source);
      if (!JSON.stringify(body).includes('"DocCardList"')) return body;
      const { places, sidebars } = await graphOf(context);
      return withDocCards(body, sidebars.get(places.get(id)?.sidebar ?? '') ?? [], address);
    },
  },
  sidebar: ofPlace((graph, id, model) => nodeOrNull(model, 'Sidebar', graph.places.get(id)?.sidebar)),
  breadcrumbs: ofPlace((graph, id) => graph.places.get(id)?.breadcrumbs ?? []),
  previous: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.previous)),
  next: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.next)),
  inboundLinks: {
    resolve: async (source, _args, context) => (await graphOf(context)).inbound.get(page.parse(source).path) ?? 0,
  },
  lastUpdatedBy: { resolve: (source) => ownUpdate.parse(source).lastUpdate?.author ?? null },
  lastUpdated: {
    resolve: async (source, args, context, info) => {
      const day = ownUpdate.parse(source).lastUpdate?.date ?? (await lastCommit(page.parse(source).file)) ?? null;
      // Gatsby's own resolver knows the arguments that shape a date.
      return info.originalResolver({ ...Object(source), lastUpdated: day }, args, context, info);
    },
  },
};

const postFields: Record<string, Resolver> = {
  newer: ofPlace((graph, id, model) => nodeOrNull(model, 'BlogPost', graph.posts.get(id)?.newer?.id)),
  older: ofPlace((graph, id, model) => nodeOrNull(model, 'BlogPost', graph.posts.get(id)?.older?.id)),
};

const sidebarFields: Record<string, Resolver> = {
  items: {
    resolve: async (source, _args, context) => (await graphOf(context)).sidebars.get(named.parse(source).name) ?? [],
  },
  link: {
    resolve: async (source, _args, context) =>
      firstLink((await graphOf(context)).sidebars.get(named.parse(source).name) ?? []),
  },
};

const versionFields: Record<string, Resolver> = {
  mainDocId: {
    resolve: async (_source, _args, context) => {
      const [items = []] = (await graphOf(context)).sidebars.values();
      return firstLink(items)?.docId ?? null;
    },
  },
  docs: { resolve: async (_source, _args, { nodeModel }) => (await docs(nodeModel)).filter(({ draft }) => !draft) },
  draftIds: {
    resolve: async (_source, _args, { nodeModel }) =>
      (await docs(nodeModel)).filter(({ draft }) => draft).map(({ id }) => id),
  },
  sidebars: { resolve: (_source, _args, { nodeModel }) => all(nodeModel, 'Sidebar') },
  doc: {
    resolve: async (_source, args, { nodeModel }) => docById(byId.parse(args).id, await docs(nodeModel)),
  },
  sidebar: {
    resolve: async (_source, args, { nodeModel }) =>
      sidebarByName(named.parse(args).name, z.array(z.looseObject(named.shape)).parse(await all(nodeModel, 'Sidebar'))),
  },
  category: {
    resolve: async (_source, args, context) =>
      categoryOfPage(byPath.parse(args).path, [...(await graphOf(context)).sidebars.values()].flat()),
  },
};

const byId = z.object({ id: z.string() });
const byPath = z.object({ path: z.string() });

const docs = async (model: NodeModel): Promise<{ id: string; draft: boolean }[]> =>
  z.array(z.looseObject({ id: z.string(), draft: z.boolean() })).parse(await all(model, 'DocPage'));

const navbarFields: Record<string, Resolver> = {
  items: {
    resolve: async (source, _args, context) => {
      const { sidebars, places } = await graphOf(context);
      const paths = new Map(
        (await all(context.nodeModel, 'DocPage'))
          .map((doc) => page.parse(doc))
          .map(({ id, path: address }) => [id, address]),
      );
      return resolveNavbar(authoredNavbar.parse(source).authored, {
        pathOfDoc: (id) => paths.get(id),
        sidebarOfDoc: (id) => places.get(id)?.sidebar ?? undefined,
        firstPathOf: (name) => firstLink(sidebars.get(name) ?? [])?.path,
      });
    },
  },
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: define }) => {
  const create = define as (resolvers: object) => void;
  create({
    DocPage: { ...docFields, ...referenceFields },
    BlogPost: postFields,
    Sidebar: sidebarFields,
    Version: versionFields,
    Navbar: navbarFields,
    Query: siteQueries,
    File: { svgSize: { type: 'SvgSize', resolve: (file: unknown) => svgSize(vectorFile.parse(file)) } },
  });
};
