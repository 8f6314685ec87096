import type { Root } from 'mdast';
import { defaultConfig } from '../config/site-config';
import type { MarkdownSyntax, SiteConfig } from '../config/site-config';
import type { Policy, Problem } from '../model/problems/problems';
import { noReference } from '../model/reference/reference';
import type { Reference } from '../model/reference/reference';
import { addressOfFile } from '../model/pages/pages';

/** What the compiler may ask about the tree around a page. Paths are below the content folder. */
export interface PageContext {
  /** Address of the page made from a Markdown file; `undefined` when there is no such page. */
  readonly addressOf: (file: string) => string | undefined;
  /** A file as the content names it, because a foreign tree may have another name for the folder of its docs. */
  readonly ownName: (file: string) => string;
  /** What components that stand for data are filled from. */
  readonly reference: Reference;
  /** Whether a page shows how to follow a rule of the quality scale. */
  readonly isRule: (file: string) => boolean;
  /** Text of a file that a page imports as data. */
  readonly readText: (file: string) => string | undefined;
  /** Whether there is such a file; `undefined` when nobody knows the tree. */
  readonly hasFile: ((file: string) => boolean) | undefined;
  /** The same for what a page names by a path from its folder, which a foreign tree may call otherwise than we do. */
  readonly hasFileBeside?: (file: string) => boolean;
  /** Whether a package is installed. A page without a tree cannot ask. */
  readonly hasPackage?: (name: string) => boolean;
  /** How strictly the tree is judged. */
  readonly policy: Policy;
  /** What its pages have because they were written for another generator. */
  readonly dialect?: Dialect | undefined;
  /** Whether the tree has made a component of this name known to all its pages, which need not import it. */
  readonly hasComponent: (name: string) => boolean;
  /** Elements of Markdown in whose place the tree shows its own components. */
  readonly replacedElements: () => readonly string[];
  /** Whether the tree may have components of a theme besides those of Docusaurus and its own ones. */
  readonly hasFurtherThemes?: () => boolean;
  readonly config: SiteConfig;
  /**
   * What remark and rehype plugins of the tree made of a file with this body; undefined when they leave it as it is. A tree
   * without plugins cannot be asked.
   */
  readonly transformed: ((file: string, body: string) => Transformed | undefined) | undefined;
  /** Markdown files that a mistyped link may mean. */
  readonly pageFiles: () => readonly string[];
}

/** Text → syntax tree. Dialects are given it, so that what only opens a tree does not load the grammar. */
export type Parse = (text: string) => Root;

/** What pages have that were written for another generator. */
export interface Dialect {
  /** The text of a page with what this site's Markdown has in its place, and with the same lines. */
  readonly rewrite: (body: string, syntax: MarkdownSyntax) => string;
  /** Replaces what only that generator knows in a page. Doing it again changes nothing. */
  readonly convert: (tree: Root, parse: Parse) => void;
  /** Modules of the generator that pages may import besides the components of this site: `Head` of `@docusaurus/Head`, `Layout` of `@theme/Layout`. */
  readonly modules: Readonly<Record<'docusaurus' | 'theme', readonly string[]>>;
}

/** A file as the plugins of its tree have left it. */
export interface Transformed {
  /** Absent when they changed nothing. */
  readonly tree?: Root;
  /** What they failed at. */
  readonly problems: readonly Problem[];
  /** Whether it is fit to be shown in spite of its problems. */
  readonly isComplete: boolean;
}

const config = defaultConfig();

/** A page without a tree. Addresses follow from file names, and nothing can be imported. */
export const standalone: PageContext = {
  addressOf: (file) => addressOfFile(file, config),
  ownName: (file) => file,
  reference: noReference,
  isRule: () => false,
  readText: () => undefined,
  hasFile: undefined,
  policy: 'strict',
  hasComponent: () => false,
  replacedElements: () => [],
  config,
  transformed: undefined,
  pageFiles: () => [],
};
