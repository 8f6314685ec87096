/** Files of a mounted tree, which only a page that imports them brings into a bundle. */
declare module '@generated/docusaurus.config' {
  /** What pages know of `docusaurus.config.js`; the values are those of the tree. */
  const siteConfig: {
    readonly title: string;
    readonly tagline: string;
    readonly url: string;
    readonly favicon?: string;
    readonly organizationName?: string;
    readonly projectName?: string;
    readonly customFields: Readonly<Record<string, unknown>>;
    readonly themeConfig: Readonly<Record<string, unknown>>;
  };
  export default siteConfig;
}
declare module '@generated/docs' {
  /** A doc of the tree; its address is below the path that the site is mounted at. */
  interface Doc {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly path: string;
    readonly sidebar: string | null;
  }
  interface Version {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    readonly banner: string | null;
    readonly badge: boolean;
    readonly noIndex: boolean;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly Doc[];
    readonly sidebars: Readonly<Record<string, { readonly link: { readonly path: string; readonly label: string } }>>;
    readonly draftIds: readonly string[];
  }
  /** The instances of the docs plugin, by name. */
  const docs: Readonly<
    Record<string, { readonly path: string; readonly versions: readonly Version[]; readonly breadcrumbs: boolean }>
  >;
  export default docs;
}
declare module '@generated/codeTranslations' {
  /** Texts of the tree's components by their ids, in the language that is built. */
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
/** Imports the custom CSS of the tree. */
declare module '@generated/globalData' {
  /** Name of a plugin of the tree → id of the instance → what it tells components. */
  const globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default globalData;
}

declare module '@generated/custom-css';

/** What a tree that was made for another generator puts around each page. */
declare module '@tree/root' {
  import type { ComponentType, ReactNode } from 'react';
  const Root: ComponentType<{ readonly children: ReactNode }>;
  export default Root;
}
