const same = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), name]));

/** `ThemeClassNames` of `@docusaurus/theme-common`: names that styles of a tree may rely on. */
export const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    docsDocPage: 'docs-doc-page',
    mdxPage: 'mdx-page',
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    ...{ editThisPage: 'theme-edit-this-page', lastUpdated: 'theme-last-updated', codeBlock: 'theme-code-block' },
    ...{
      admonition: 'theme-admonition',
      backToTopButton: 'theme-back-to-top-button',
      unlistedBanner: 'theme-unlisted-banner',
    },
    admonitionType: (type: string): string => `theme-admonition-${type}`,
  },
  layout: same('theme-layout-main', 'theme-layout-navbar', 'theme-layout-footer'),
  docs: { docMarkdown: 'theme-doc-markdown', docSidebarMenu: 'theme-doc-sidebar-menu', docFooter: 'theme-doc-footer' },
  blog: { blogFooterTagsRow: 'theme-blog-footer-tags-row' },
};
