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
  /** The docs of the tree; their addresses are below the path that the site is mounted at. */
  const docs: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly path: string;
    readonly sidebar: string | null;
  }[];
  export default docs;
}
