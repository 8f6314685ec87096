import type { Root } from 'mdast';
import type { Json, JsonObject } from '../model/types';
import type { PageContext } from './page-context';
import type { ProblemList } from './problem-list';
import type { SourceEdits } from './export/source-edits';

/** The source of an import as written, and its place in the file. */
export interface ImportUse {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** The names that a page's own imports and exports declare. */
export interface Scope {
  /** Known while compiling. */
  readonly values: ReadonlyMap<string, Json>;
  /** Imported components of the registry, by the names that they have here. */
  readonly components: ReadonlyMap<string, string>;
  /** Imported Markdown files, by the names that they have here. */
  readonly partials: ReadonlyMap<string, string>;
  /** Known only when the page runs as MDX; when there is one, the page has to. */
  readonly modules: ReadonlySet<string>;
  /** Names that an import failed to give; that was reported once and needs no second message. */
  readonly broken: ReadonlySet<string>;
  /** Components that the tree has made known to all its pages, as far as this page uses them. */
  readonly treeComponents: readonly string[];
  /** Sources of imports that are only known when the page runs, and where they are. */
  readonly imports: readonly ImportUse[];
  /** True when running is needed although no name says so, as for an import without names. */
  readonly runs: boolean;
}

/** What the steps of compiling one file share: a page, or a partial on its way into one. */
export interface CompileState {
  /** Path below the content folder. */
  readonly file: string;
  readonly context: PageContext;
  readonly scope: Scope;
  readonly problems: ProblemList;
  /** False when tags that offended the parser were hidden from it, because the nesting of tags is unknown then. */
  complete: boolean;
  /** Set when a data file that the page shows has problems. */
  lacksData: boolean;
  /** Set by the first step that meets something which has to run. */
  needsMdx: boolean;
  /** Files on the way from the page to this one, both included. */
  readonly trail: readonly string[];
  /** All that the page includes, directly or not; shared by the page and its partials. */
  readonly partials: Included[];
  /** What makes the source its Markdown export. */
  readonly edits: SourceEdits;
}

/** What a file is made of that another includes. */
export interface Included {
  readonly page: CompileState;
  /** All of its tree, with imports and exports. */
  readonly tree: Root;
  /** Source of an object with the attributes of the tag, in the words of the file that includes it. */
  readonly props: string;
}

/** A file to be prepared. `body` keeps the file's line numbers; expressions may name the values. */
export interface Source extends Pick<CompileState, 'trail' | 'partials'> {
  readonly file: string;
  readonly body: string;
  readonly values: JsonObject;
  readonly context: PageContext;
}

/** A file in which everything is Markdown that was something else before, but what reaches the page or has to run. */
export interface Prepared {
  readonly tree: Root;
  readonly page: CompileState;
}
