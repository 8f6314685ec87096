/** Values that survive JSON unchanged. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** A heading as the table of contents, the anchors, the link check and the search see it. */
export interface Heading {
  /** 2 to 6; level 1 is the page title. */
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** What the React components that a body may hold are given, besides what is inside. */
export interface ComponentProps {
  readonly Tabs: {
    /** Tabs of one group follow each other, on this page and later ones. */
    readonly groupId?: string | undefined;
    readonly defaultValue?: string | undefined;
    /** Parameter of the address that holds the choice. */
    readonly queryString?: string | undefined;
  };
  readonly TabItem: {
    readonly value: string;
    readonly label?: string | undefined;
    /** As authors mark the one that shows first; the compiler makes it the `defaultValue` of all. */
    readonly default?: boolean | undefined;
  };
  readonly Interactive: {
    readonly kind: 'table' | 'checklist';
    /** Columns that can be filtered by their values, separated by commas. */
    readonly choices?: string | undefined;
    /** Addresses of the data files that pasted code is compared with, separated by commas. */
    readonly sources?: string | undefined;
  };
  readonly Picture: {
    /** Path below the content folder. */
    readonly file: string;
    readonly alt: string;
    readonly title?: string | undefined;
    /** Narrower than the file, as an author wrote it. */
    readonly width?: number | string | undefined;
    /** Whether to leave out the link to the full size, because the picture is inside another link. */
    readonly plain?: boolean | undefined;
  };
}
export type ComponentName = keyof ComponentProps;

interface SegmentOf<Name extends ComponentName> {
  readonly kind: 'component';
  readonly name: Name;
  readonly props: ComponentProps[Name];
  readonly children: readonly Segment[];
}

/** A component in a body: a name with the props of that name. */
export type ComponentSegment<Name extends ComponentName = ComponentName> = { [One in Name]: SegmentOf<One> }[Name];

/** What an attribute of an element says; styles are by property. */
export type ElementAttribute = string | true | Readonly<Record<string, string>>;

/** A piece of a page's body. HTML runs go in unparsed; React only walks elements and components. */
export type Segment =
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'element';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, ElementAttribute>>;
      readonly children: readonly Segment[];
      /** Whether a page that runs shows a component of its tree in place of the element. */
      readonly isReplaced?: boolean;
    }
  | ComponentSegment
  /** Where the list of pages of a category goes, which is only known when all pages are. */
  | { readonly kind: 'doc-cards' }
  /** Source text around what the compiler made of its children; only the MDX source of a page has it. */
  | {
      readonly kind: 'source';
      readonly before: string;
      readonly after: string;
      readonly children: readonly Segment[];
    };

/** What search indexes: the text below one heading, up to the next. */
export interface Section {
  /** Anchor on the page; empty for the text before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Inline code, code and table keys: names that a reader may look up. */
  readonly code: string;
}

/** A name that a section defines, so that a reader who looks it up should come here first. */
export interface Definition {
  /** Anchor of the section. */
  readonly anchor: string;
  /** A key of a table, a function, a class, or another name in a heading. */
  readonly kind: 'property' | 'method' | 'class' | 'name';
  readonly name: string;
  /**
   * How it defines the name: by the reference of entities, or a heading that is the name; in a heading, table or list of its text; or only mentioned, in a sample, as a
   * field of a message, or in a rule of the quality scale, which defines a name only where nothing else does.
   */
  readonly by: 'reference' | 'text' | 'mention';
}

/** A link found in a page, as written. */
export interface LinkUse {
  readonly href: string;
  /** Where it leads: a link to a Markdown file as the address of its page. */
  readonly target: string;
  /** Present when a data file holds the link; its check is there. */
  readonly sourced?: true;
  /** The file that it is written in, when the page only includes it. */
  readonly partial?: string;
  readonly line: number;
  readonly column: number;
}

/** A picture file that a page shows, relative to the content folder. */
export interface PictureUse {
  readonly file: string;
  /** The file that it is written in, when the page only includes it. */
  readonly partial?: string;
  readonly line: number;
  readonly column: number;
}

/** A module that a page imports to run, as it is called from the root of the tree. */
export interface ModuleUse {
  readonly module: string;
  /** The file that it is written in, when the page only includes it. */
  readonly partial?: string;
  readonly line: number;
  readonly column: number;
}

/** Another site that a page shows something of, for the Content-Security-Policy. */
export interface HostUse {
  readonly kind: 'img' | 'media' | 'frame';
  readonly origin: string;
}

/** Everything later steps need to know of one Markdown file; made by one parse. */
export interface CompiledMarkdown {
  /** A level-1 heading that the page begins with; it is not part of the body. */
  readonly ownTitle: { readonly text: string; readonly line: number } | null;
  readonly body: readonly Segment[];
  /** The segments before the truncate mark; all of the body when there is none. */
  readonly excerpt: readonly Segment[];
  readonly truncated: boolean;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  /** Ids besides those of headings, that links may name. */
  readonly anchors: readonly string[];
  readonly definitions: readonly Definition[];
  readonly links: readonly LinkUse[];
  readonly pictures: readonly PictureUse[];
  readonly modules: readonly ModuleUse[];
  readonly hosts: readonly HostUse[];
  readonly words: number;
  /** True when a data file that the page shows has problems, so that not all that links may name is known. */
  readonly lacksData: boolean;
  /** True when the page has ESM or expressions and must be run as MDX. */
  readonly needsMdx: boolean;
  /** The body of a page that needs MDX, as MDX that has only imports, tags and expressions; empty for others. */
  readonly mdxSource: string;
  /** The source of the page for readers of plain text, without its title: what components show in their place, addresses that work from anywhere. */
  readonly markdown: string;
}

/** What a run of HTML is wrapped in: a span inside elements that may only hold text-level content, elsewhere a div. */
export const runTagIn = (tag: string): 'div' | 'span' =>
  /^(?:p|h[1-6]|a|em|strong|span|summary|del|code)$/.test(tag) ? 'span' : 'div';
