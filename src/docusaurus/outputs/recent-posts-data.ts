import { writeFile } from 'node:fs/promises';
import { blogOfRecentPosts, readGaps, recentPostsText } from '../modules/missing-modules';
import { pagesOf } from '../../model/pages/pages';
import type { Blog } from '../../config/site-config';
import { recentPosts } from '../../model/pages/posts/recent-posts';
import type { SitePage } from '../../content/tree-kind';

/** Writes the recent posts of a blog where pages that import the list of Docusaurus find them. The main blog may have any id. */
export async function writeRecentPosts(
  contentDir: string,
  pages: readonly SitePage[],
  blogs: readonly Blog[],
): Promise<void> {
  const posts = pagesOf('post', pages);
  for (const [name, file] of readGaps(contentDir)) {
    const id = blogOfRecentPosts(name);
    if (id === undefined) continue;
    const blog = blogs.find(({ prefix }) => prefix === `${id}:`) ?? blogs.find(({ prefix }) => prefix === '');
    const items = blog === undefined ? [] : recentPosts(posts, blog);
    await writeFile(
      file,
      recentPostsText(
        items.map(({ title, path: permalink, date, unlisted }) => ({ title, permalink, unlisted, date })),
      ),
    );
  }
}
