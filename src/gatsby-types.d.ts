/* The types of our queries. A build writes this file; changes are lost. */

declare namespace Queries {

type JsonFields = import('./model/json-fields').JsonFields;

type BlogArchiveTemplateQuery = { readonly blog: { readonly group: ReadonlyArray<{ readonly year: string | null, readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string, readonly day: string, readonly iso: string }> }> } };

type BlogListTemplateQuery = { readonly blog: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string, readonly date: string, readonly readingTime: number, readonly truncated: boolean, readonly excerpt: JsonFields['excerpt'], readonly iso: string, readonly authors: ReadonlyArray<{ readonly name: string, readonly url: string | null }> }> } };

type DefinitionKind =
  /** Of Python. */
  | 'class'
  /** Of a class, or a function. */
  | 'method'
  /** Any other. */
  | 'name'
  /** Of an object, or a key of a configuration. */
  | 'property';

type DocTemplateQuery = { readonly doc: { readonly path: string, readonly title: string, readonly description: string, readonly draft: boolean, readonly unlisted: boolean, readonly needsMdx: boolean, readonly body: JsonFields['body'], readonly editUrl: string | null, readonly heading: string | null, readonly hideTitle: boolean, readonly image: string | null, readonly keywords: ReadonlyArray<string>, readonly lastUpdatedBy: string | null, readonly updated: string | null, readonly updatedIso: string | null, readonly sidebar: { readonly name: string } | null, readonly tableOfContents: ReadonlyArray<{ readonly level: number, readonly id: string, readonly text: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly label: string, readonly href: string | null }>, readonly deprecations: ReadonlyArray<{ readonly path: string, readonly removedIn: string | null, readonly what: ReadonlyArray<string>, readonly replacedBy: ReadonlyArray<string> | null }>, readonly rasters: ReadonlyArray<{ readonly relativePath: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }>, readonly vectors: ReadonlyArray<{ readonly relativePath: string, readonly publicURL: string | null, readonly svgSize: { readonly width: number, readonly height: number } | null }>, readonly previous: { readonly path: string, readonly title: string } | null, readonly next: { readonly path: string, readonly title: string } | null } | null };

type HomePageQuery = { readonly home: { readonly actions: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly starts: ReadonlyArray<{ readonly icon: string, readonly label: string, readonly href: string, readonly text: string }> } | null, readonly posts: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string, readonly date: string, readonly iso: string }> }, readonly pictures: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }> } };

type IdentifiersPageQuery = { readonly groups: ReadonlyArray<{ readonly letter: string, readonly entries: ReadonlyArray<{ readonly name: string, readonly places: ReadonlyArray<{ readonly href: string, readonly kind: DefinitionKind, readonly page: string, readonly section: string }> }> }> };

type NavbarEntryFragment = { readonly type: string, readonly label: string | null, readonly href: string | null, readonly sidebar: string | null, readonly version: string | null, readonly versions: JsonFields['versions'] | null };

type PlainPageTemplateQuery = { readonly plain: { readonly path: string, readonly title: string, readonly heading: string | null, readonly description: string, readonly draft: boolean, readonly unlisted: boolean, readonly needsMdx: boolean, readonly body: JsonFields['body'], readonly editUrl: string | null, readonly image: string | null, readonly tableOfContents: ReadonlyArray<{ readonly level: number, readonly id: string, readonly text: string }>, readonly rasters: ReadonlyArray<{ readonly relativePath: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }>, readonly vectors: ReadonlyArray<{ readonly relativePath: string, readonly publicURL: string | null, readonly svgSize: { readonly width: number, readonly height: number } | null }> } | null };

type PostSummaryFragment = { readonly path: string, readonly title: string, readonly date: string, readonly readingTime: number, readonly truncated: boolean, readonly excerpt: JsonFields['excerpt'], readonly iso: string, readonly authors: ReadonlyArray<{ readonly name: string, readonly url: string | null }> };

type PostTemplateQuery = { readonly post: { readonly path: string, readonly title: string, readonly description: string, readonly draft: boolean, readonly unlisted: boolean, readonly needsMdx: boolean, readonly body: JsonFields['body'], readonly editUrl: string | null, readonly image: string | null, readonly readingTime: number, readonly tags: ReadonlyArray<string>, readonly date: string, readonly iso: string, readonly authors: ReadonlyArray<{ readonly name: string, readonly url: string | null }>, readonly tableOfContents: ReadonlyArray<{ readonly level: number, readonly id: string, readonly text: string }>, readonly rasters: ReadonlyArray<{ readonly relativePath: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }>, readonly vectors: ReadonlyArray<{ readonly relativePath: string, readonly publicURL: string | null, readonly svgSize: { readonly width: number, readonly height: number } | null }>, readonly newer: { readonly path: string, readonly title: string } | null, readonly older: { readonly path: string, readonly title: string } | null } | null };

type RasterPictureFragment = { readonly relativePath: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null };

type SearchPageQuery = { readonly names: ReadonlyArray<string>, readonly versions: { readonly nodes: ReadonlyArray<{ readonly prefix: string, readonly isLast: boolean }> }, readonly navbar: { readonly items: ReadonlyArray<{ readonly label: string | null, readonly href: string | null }> } | null, readonly docs: { readonly nodes: ReadonlyArray<{ readonly title: string, readonly path: string }> }, readonly posts: { readonly nodes: ReadonlyArray<{ readonly title: string, readonly path: string }> } };

type SiteChromeQuery = { readonly navbar: { readonly items: ReadonlyArray<{ readonly type: string, readonly label: string | null, readonly href: string | null, readonly sidebar: string | null, readonly version: string | null, readonly versions: JsonFields['versions'] | null, readonly items: ReadonlyArray<{ readonly type: string, readonly label: string | null, readonly href: string | null, readonly sidebar: string | null, readonly version: string | null, readonly versions: JsonFields['versions'] | null }> | null }> } | null, readonly footer: { readonly copyright: string | null, readonly columns: ReadonlyArray<{ readonly title: string, readonly items: ReadonlyArray<{ readonly label: string, readonly href: string }> }>, readonly hosting: { readonly label: string, readonly href: string } } | null, readonly announcement: { readonly key: string, readonly text: string, readonly closeable: boolean, readonly link: { readonly label: string, readonly href: string } | null } | null, readonly allSidebar: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly entries: JsonFields['entries'] }> }, readonly allVersion: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly path: string, readonly instance: string, readonly prefix: string, readonly label: string, readonly banner: string, readonly isLast: boolean, readonly mainPath: string | null }> }, readonly recent: ReadonlyArray<{ readonly title: string, readonly path: string }> };

type VectorPictureFragment = { readonly relativePath: string, readonly publicURL: string | null, readonly svgSize: { readonly width: number, readonly height: number } | null };

}
