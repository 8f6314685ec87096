import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { lastCommitDates } from '../content/git-dates';
import { contentDir } from '../content/content-dir';
import path from 'node:path';
import { navbarItem } from '../model/site-data';
import type { SidebarItem } from '../model/sidebar';
import { referenceFields } from './reference-resolvers';
import { svgSize } from './svg-size';
import { contentGraph } from './content-graph';
import type { ContentGraph } from './content-graph';

const page = z.object({ id: z.string(), path: z.string(), file: z.string() });
const named = z.object({ name: z.string() });
const vectorFile = z.object({ absolutePath: z.string(), extension: z.string() });
const authoredNavbar = z.object({ authored: z.array(navbarItem) });

interface NodeModel {
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  getNodeById(args: { id: string; type?: string }): unknown;
}
interface Context {
  readonly nodeModel: NodeModel;
}
type Resolver = { resolve: (source: unknown, args: unknown, context: Context) => unknown };

const all = async (model: NodeModel, type: string): Promise<unknown[]> => [...(await model.findAll({ type })).entries];

/** The graph of all pages; asking for the sidebars makes the query run again when they change. */
async function graphOf({ nodeModel }: Context): Promise<ContentGraph> {
  const sidebars = await all(nodeModel, 'Sidebar');
  return contentGraph(async () => ({
    sidebars,
    docs: await all(nodeModel, 'DocPage'),
    posts: await all(nodeModel, 'BlogPost'),
  }));
}

let dates: ReturnType<typeof lastCommitDates> | undefined;

/** A field that follows from the place of a doc in its sidebar. */
const ofPlace = (pick: (graph: ContentGraph, id: string, model: NodeModel) => unknown): Resolver => ({
  resolve: async (source, _args, context) => pick(await graphOf(context), page.parse(source).id, context.nodeModel),
});

const nodeOrNull = (model: NodeModel, type: string, id: string | null | undefined): unknown =>
  id === null || id === undefined ? null : model.getNodeById({ id, type });

const docFields: Record<string, Resolver> = {
  sidebar: ofPlace((graph, id, model) => nodeOrNull(model, 'Sidebar', graph.places.get(id)?.sidebar)),
  breadcrumbs: ofPlace((graph, id) => graph.places.get(id)?.breadcrumbs ?? []),
  previous: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.previous)),
  next: ofPlace((graph, id, model) => nodeOrNull(model, 'DocPage', graph.places.get(id)?.next)),
  inboundLinks: {
    resolve: async (source, _args, context) => (await graphOf(context)).inbound.get(page.parse(source).path) ?? 0,
  },
  lastUpdated: {
    resolve: async (source) => {
      dates ??= lastCommitDates(contentDir);
      return (await dates).get(path.join(contentDir, page.parse(source).file)) ?? null;
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
};

const docs = async (model: NodeModel): Promise<{ id: string; draft: boolean }[]> =>
  z.array(z.looseObject({ id: z.string(), draft: z.boolean() })).parse(await all(model, 'DocPage'));

const navbarFields: Record<string, Resolver> = {
  items: {
    resolve: async (source, _args, context) => {
      const { sidebars, places } = await graphOf(context);
      const docsById = new Map(
        (await all(context.nodeModel, 'DocPage')).map((doc) => [page.parse(doc).id, page.parse(doc)]),
      );
      return authoredNavbar.parse(source).authored.map((item) => {
        if (item.type === 'link') return { ...item, sidebar: null };
        const href =
          item.type === 'doc' ? docsById.get(item.docId)?.path : firstLink(sidebars.get(item.sidebar) ?? [])?.path;
        if (href === undefined) throw new Error(`The navbar item "${item.label}" has nothing to link to.`);
        const sidebar = item.type === 'doc' ? (places.get(item.docId)?.sidebar ?? null) : item.sidebar;
        return { ...item, href, sidebar };
      });
    },
  },
};

function firstLink(items: readonly SidebarItem[]): { label: string; path: string; docId: string | null } | undefined {
  for (const item of items) {
    if (item.href !== null) return { label: item.label, path: item.href, docId: item.docId };
    const inner = item.type === 'category' ? firstLink(item.items) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: define }) => {
  const create = define as (resolvers: object) => void;
  create({
    DocPage: { ...docFields, ...referenceFields },
    BlogPost: postFields,
    Sidebar: sidebarFields,
    Version: versionFields,
    Navbar: navbarFields,
    File: { svgSize: { type: 'SvgSize', resolve: (file: unknown) => svgSize(vectorFile.parse(file)) } },
  });
};
