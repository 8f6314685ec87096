import { digestOf } from '../../model/digest';
import type { Node, NodeInput, NodePluginArgs } from 'gatsby';
import type { z } from 'zod';
import type { PageText } from '../../content/compiled/compiled-file';
import type { DocsVersion } from '../../model/navigation/docs-version';
import type { NavbarItem } from '../../model/navigation/navbar';
import type { AuthoredItem } from '../../model/navigation/sidebar-items';
import type { PostAuthor } from '../../model/pages/posts/post-source';
import type { DocSet } from '../../config/site-config';
import { pageKinds } from '../../model/pages/pages';
import type { PageKindName, PageNodeType, PageSource, SearchContextName } from '../../model/pages/pages';
import type { Deprecation } from '../../model/reference/files/deprecations-file';
import type { EntityPlatform } from '../../model/reference/files/entity-file';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import type { Intent } from '../../model/reference/files/reference-files';
import type { WebSocketMessage } from '../../model/reference/files/message-file';
import type { NamedValue } from '../../model/reference/files/parts';
import type { QualityRule } from '../../model/reference/files/quality-scale-file';
import type { footerFile, homeFile, SiteData } from '../../model/site-data';
import type { Heading, Section } from '../../model/types';
import { isObject } from '../../model/guards';

/** What the node of a page says besides what its source does. */
interface PageExtras {
  /** Year of publication; only of pages with a date. */
  readonly year?: string;
  readonly identifiers: readonly string[];
  readonly tableOfContents: readonly Heading[];
  readonly rasters: readonly string[];
  readonly vectors: readonly string[];
  readonly outboundLinks: readonly string[];
  /** Day of the last commit of its file. */
  readonly lastCommit: string | null;
  /** Digest of the text, its last commit, and of all that it asked of the tree, from which the page was made. */
  readonly dependencyDigest: string;
}
/** Links and pictures are in the node in other forms; resolvers read the long texts where they were compiled (`pageOf`). */
type PageFieldsOf<Page extends PageSource> = Omit<Page, 'links' | 'pictures' | keyof PageText> &
  PageExtras & { readonly [Key in keyof PageText]: undefined };
type PageNodes = {
  readonly [Kind in PageKindName as (typeof pageKinds)[Kind]['nodeType']]: PageFieldsOf<
    Extract<PageSource, { kind: Kind }>
  >;
};

/** What our nodes hold, by their type. Created nodes are checked against it, and nodes that are read have its types. */
interface DomainNodes extends PageNodes {
  readonly SearchSection: Section & {
    readonly pageId: string;
    readonly order: number;
    readonly context: SearchContextName;
    readonly path: string;
    readonly title: string;
    readonly reference: string;
    readonly keywords: string;
    readonly mentions: string;
    readonly date: string | null;
  };
  readonly Sidebar: { readonly name: string; readonly order: number; readonly authored: readonly AuthoredItem[] };
  readonly Navbar: { readonly authored: readonly NavbarItem[] };
  readonly Footer: Pick<z.infer<typeof footerFile>, 'hosting'> & {
    readonly copyright?: string | null | undefined;
    readonly columns: readonly { readonly title: string; readonly items: readonly string[] }[];
  };
  readonly Home: z.infer<typeof homeFile>;
  readonly Announcement: { readonly key: string; readonly html: string; readonly closeable: boolean };
  readonly Author: PostAuthor;
  readonly Redirect: SiteData['redirects'][number];
  readonly Version: DocsVersion & { readonly instance: string } & Required<
      Pick<DocSet, 'prefix' | 'label' | 'isLast' | 'banner' | 'badge' | 'noIndex'>
    >;
  readonly SiteMetadata: {
    readonly generatorVersion: string;
    readonly plugins: readonly { readonly name: string; readonly version: string }[];
  };
  readonly EntityPlatform: EntityPlatform;
  readonly QualityRule: Omit<QualityRule, 'id' | 'related'> & {
    readonly ruleId: string;
    readonly order: number;
    readonly related: readonly string[];
  };
  readonly ApiEndpoint: Omit<Endpoint, 'status' | 'doc'> & {
    readonly api: string;
    readonly group: string | null;
    readonly order: number;
    readonly anchor: string;
    readonly doc: string;
    readonly status: readonly NamedValue[];
  };
  readonly Intent: Intent & { readonly doc: string };
  readonly Deprecation: Omit<Deprecation, 'id'> & {
    readonly deprecationId: string;
    readonly path: string;
    readonly ahead: boolean;
  };
  readonly WebSocketMessage: Omit<WebSocketMessage, 'type' | 'fields'> & {
    readonly messageType: string;
    readonly messageFields: WebSocketMessage['fields'];
  };
}
export type NodeType = keyof DomainNodes;

/** A node to create: what it holds, with its type and id. */
export type NodeFields<Type extends NodeType = NodeType> =
  | { [T in Exclude<Type, PageNodeType>]: DomainNodes[T] & { readonly type: T; readonly id: string } }[Exclude<
      Type,
      PageNodeType
    >]
  | (DomainNodes[Type & PageNodeType] & { readonly type: PageNodeType });

/** A node as Gatsby keeps it. */
export type DomainNode<Type extends NodeType> = Node & DomainNodes[Type];
/** The node of a page of any kind. */
export type PageNode = DomainNode<PageNodeType>;

/** Types of the nodes of pages. */
export const pageNodeTypes = Object.values(pageKinds).map(({ nodeType }) => nodeType);

/** Whether a value is a node of this type. Nobody else makes nodes of our types, so its fields are those that we gave it. */
export const isNode = <Type extends NodeType>(type: Type, value: unknown): value is DomainNode<Type> =>
  isObject(value) && isObject(value.internal) && value.internal.type === type;

/** The part of Gatsby's store that hooks read nodes from. */
export type NodeStore = Pick<NodePluginArgs, 'getNodesByType'>;

/** All nodes of a type. */
export const nodesOf = <Type extends NodeType>({ getNodesByType }: NodeStore, type: Type): DomainNode<Type>[] =>
  getNodesByType(type).filter((node) => isNode(type, node));

/** The nodes of all pages. */
export const pageNodesOf = (store: NodeStore): PageNode[] => pageNodeTypes.flatMap((type) => nodesOf(store, type));

/** The node that a resolver is asked about. */
export function nodeFrom<Type extends NodeType>(value: unknown, ...types: readonly Type[]): DomainNode<Type> {
  for (const type of types) if (isNode(type, value)) return value;
  throw new Error(`A field of ${types.join(' or ')} was asked of something else.`);
}

/** A node in the form that Gatsby takes, with a digest that changes with its fields. */
export function nodeInput({ id, type, ...fields }: NodeFields, parent: string | null): NodeInput {
  const contentDigest = digestOf(JSON.stringify(fields));
  return { id, ...fields, parent, children: [], internal: { type, contentDigest } };
}
