/** The hooks of `@docusaurus/plugin-content-blog/client`, for components that only ask whether they are part of a post. */
export const useBlogPost = (): object => ({
  metadata: {},
  frontMatter: {},
  assets: {},
  toc: [],
  isBlogPostPage: false,
});
export const useBlogMetadata = (): object => ({ blogBasePath: '', authorsListPath: '' });
export const useVisibleBlogSidebarItems = (items: readonly unknown[]): readonly unknown[] => items;
