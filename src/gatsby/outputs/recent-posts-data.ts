import { mkdir, writeFile } from 'node:fs/promises';
import { generatedFolder, recentPostsFile } from '../../docusaurus/modules/generated-files';
import { pagesOf } from '../../model/pages/pages';
import { blogs } from '../../model/pages/posts/blogs';
import { recentPosts } from '../../model/pages/posts/recent-posts';
import type { PageNode } from '../nodes/domain-nodes';

/** Writes the recent posts of each blog where pages that import the list of Docusaurus find them. */
export async function writeRecentPosts(contentDir: string, pages: readonly PageNode[]): Promise<void> {
  await mkdir(generatedFolder(contentDir), { recursive: true });
  const posts = pagesOf('post', pages);
  for (const blog of blogs) {
    const items = recentPosts(posts, blog).map(({ title, path: permalink, date, unlisted }) => ({
      ...{ title, permalink, unlisted, date },
    }));
    const name = blog.prefix.replace(/:$/, '') || 'default';
    await writeFile(recentPostsFile(contentDir, name), JSON.stringify({ title: 'Recent posts', items }));
  }
}
