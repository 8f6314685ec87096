import path from 'node:path';

/** The list of recent posts that Docusaurus writes for each blog, by the names under which pages import it. */
const recentPosts =
  /^(?:@generated|(?:\.{1,2}|@site)(?:\/.*)?\/\.docusaurus)\/docusaurus-plugin-content-blog\/([^/]+)\/blog-post-list-prop-\1\.json$/;

/** Where a build keeps the file that stands for a file of Docusaurus, which is not there yet; `undefined` for other files. */
export function generatedFile(request: string, contentDir: string): string | undefined {
  const blog = recentPosts.exec(request)?.[1];
  return blog === undefined ? undefined : recentPostsFile(contentDir, blog);
}

/** The file with the recent posts of a blog, by the name of its plugin. */
export const recentPostsFile = (contentDir: string, blog: string): string =>
  path.join(generatedFolder(contentDir), `recent-posts-${encodeURIComponent(blog)}.json`);

/** The folder of a mounted tree for such files. */
export const generatedFolder = (contentDir: string): string => path.join(contentDir, 'generated');
