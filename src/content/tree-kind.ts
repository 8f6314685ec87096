import path from 'node:path';
import type { Configuration, ResolveOptions } from 'webpack';
import type { SiteConfig } from '../config/site-config';
import { noInlineCode } from '../deploy/headers';
import type { InlineCode } from '../deploy/headers';
import type { Redirect } from '../deploy/redirects';
import type { Dialect } from '../markdown/page-context';
import type { DocPlace } from '../model/navigation/doc-places';
import type { SidebarItem } from '../model/navigation/sidebar';
import type { ModulePage } from '../model/pages/module-pages';
import type { PageSource } from '../model/pages/pages';
import type { Problem } from '../model/problems/problems';
import { readSiteConfig } from './site-file';

/**
 * A kind of content trees that were made for another generator. Such a tree is mounted before anything reads it: a folder gets links to its parts,
 * our data files and settings, and `origin.json`, so that everything that only reads content knows one kind of tree. What needs code of the
 * kind goes through the opened tree.
 */
export interface TreeKind {
  /** Name of its settings without an ending, for messages. */
  readonly settingsFile: string;
  /** Whether the folder holds a tree of this kind. */
  readonly fits: (folder: string) => boolean;
  /** Mounts the tree at `root` in the folder `to`. Throws a `TreeError` when its settings cannot be read. */
  readonly mount: (root: string, to: string, options: MountOptions) => Promise<void>;
  /** Opens a tree that this kind has mounted; undefined for other folders. */
  readonly open: (contentDir: string) => OpenTree | undefined;
  /** Runs a job of this kind in a process of `content-worker.ts`. */
  readonly work: (job: object) => Promise<void>;
}

/** Asks a process of `content-worker.ts` to work for a kind of trees. */
export interface TreeJob {
  readonly ofTree: object;
}

export interface MountOptions {
  /** Script of `content-worker.ts`, for code of the tree that runs in a separate process. */
  readonly worker: string;
  /** Whether packages and files that are missing leave a note on pages instead of stopping the build. */
  readonly allowsGaps: boolean;
  /** Code of a further language, into which the tree is mounted; absent for that of the originals. */
  readonly locale?: string;
}

/** A content tree as its checks, the bundler and the build ask it. */
export interface OpenTree {
  /** Its settings as they were when it was opened. */
  readonly config: SiteConfig;
  readonly content: {
    readonly dialect?: Dialect;
    /** Problems of what pages run and look like, which only this kind of tree has. `worker` is the script of `content-worker.ts`, if there is one. */
    readonly check: (
      pages: readonly PageSource[],
      modules: readonly ModulePage[],
      worker?: string,
    ) => Promise<readonly Problem[]>;
    /** Properties that a page gets whose module has this code. */
    readonly moduleProps: (code: string) => object;
  };
  readonly bundling: {
    /** Where modules of the tree find others; the check of the content has found out which of them are missing. */
    readonly resolve: () => ResolveOptions;
    /** Changes how modules of the tree are read. */
    readonly change: (config: Configuration, stage: string) => void;
  };
  readonly report: {
    /** Whether components that fail are left out of pages instead of stopping the build. */
    readonly allowsGaps: boolean;
    /** Writes what modules of the tree read of the site. */
    readonly describe: (pages: readonly SitePage[], graph: SiteGraph) => Promise<void>;
    /** Looks at the built site, and says what remains to be done and reported. */
    readonly finish: (site: BuiltSite) => Promise<FinishedTree>;
  };
}

/** What a tree may know of a page of its site. */
export type SitePage = Pick<
  PageSource,
  'kind' | 'id' | 'path' | 'file' | 'title' | 'description' | 'draft' | 'unlisted' | 'needsMdx' | 'date'
>;

/** What a tree may know of the relations between pages. */
export interface SiteGraph {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly places: ReadonlyMap<string, DocPlace>;
}

/** The site as Gatsby has written it. */
export interface BuiltSite {
  readonly publicDir: string;
  /** Path that the site is mounted at; empty when it has the whole host. */
  readonly prefix: string;
  readonly pages: readonly SitePage[];
  readonly modules: readonly ModulePage[];
  /** All addresses. */
  readonly addresses: readonly string[];
  /** HTML files that the tree has written itself. */
  readonly statics: readonly string[];
  /** Addresses of pages of which a part could not be rendered. */
  readonly failed: readonly string[];
}

/** What is left to do and to report about a built site. */
export interface FinishedTree {
  /** Whether pages run components, which may ask any host for data. */
  readonly runsComponents: boolean;
  /** Code inside of pages that the policy allows. */
  readonly inline: InlineCode;
  /** HTML files of which browsers make another tree than their tags say. */
  readonly unfit: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
  /** Settings that have no effect. */
  readonly notes: readonly string[];
}

/** A tree that was made for this site. Its pages may import modules from it, and packages of this project. */
export const ownTree = (contentDir: string): OpenTree => ({
  config: readSiteConfig(contentDir).config,
  content: { check: () => Promise.resolve([]), moduleProps: () => ({}) },
  bundling: {
    resolve: () => ({
      alias: {
        '@tree/root': path.resolve('src/components/layout/plain-root'),
        '@site': contentDir,
        '@site-components': path.resolve('src/components'),
      },
      modules: ['node_modules', path.resolve('node_modules')],
    }),
    change: () => undefined,
  },
  report: {
    allowsGaps: false,
    describe: () => Promise.resolve(),
    finish: () =>
      Promise.resolve({
        ...{ runsComponents: false, inline: noInlineCode, unfit: new Set() },
        ...{ redirects: [], problems: [], notes: [] },
      }),
  },
});
