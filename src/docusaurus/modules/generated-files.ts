const recentPosts =
  /^(?:@generated|(?:\.{1,2}|@site)(?:\/.*)?\/\.docusaurus)\/docusaurus-plugin-content-blog\/([^/]+)\/blog-post-list-prop-\1\.json$/;

/** The id of the blog whose recent posts a module asks for, which Docusaurus writes for each; `undefined` for other modules. */
export const blogOfRecentPosts = (request: string): string | undefined => recentPosts.exec(request)?.[1];
