import { z } from 'zod';
import { indexedCategories } from '../model/sidebar';
import type { SidebarCategory } from '../model/sidebar';
import { trailTo } from '../model/neighbours';
import { site } from '../site';
import { all, graphOf } from './resolver-context';
import type { Context } from './resolver-context';

const byPath = z.object({ path: z.string() });
const post = z.looseObject({ path: z.string(), date: z.string(), draft: z.boolean(), unlisted: z.boolean() });
const doc = z.object({ path: z.string(), description: z.string() });

/** Questions about the site as a whole that no node answers. */
export const siteQueries = {
  categoryIndex: {
    type: 'CategoryIndex',
    args: { path: 'String!' },
    resolve: async (_source: unknown, args: unknown, context: Context): Promise<unknown> => {
      const { path } = byPath.parse(args);
      for (const [name, items] of (await graphOf(context)).sidebars) {
        const category = indexedCategories(items).find(({ href }) => href === path);
        if (!category?.index) continue;
        const sidebar = context.nodeModel.getNodeById({ id: name, type: 'Sidebar' });
        return { path, ...category.index, sidebar, breadcrumbs: trailTo(path, items), items: await entries(category, context) };
      }
      return null;
    },
  },
  recentPosts: {
    type: '[BlogPost!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const posts = z.array(post).parse(await all(nodeModel, 'BlogPost'));
      const listed = posts.filter(({ draft, unlisted }) => !draft && !unlisted);
      return listed
        .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
        .slice(0, site.recentPosts);
    },
  },
};

/** What the page of a category lists. */
async function entries({ items }: SidebarCategory, { nodeModel }: Context): Promise<object[]> {
  const docs = z.array(doc).parse(await all(nodeModel, 'DocPage'));
  const descriptions = new Map(docs.map(({ path, description }) => [path, description]));
  const firstOf = (category: SidebarCategory): string | null =>
    category.href ?? category.items.map((item) => (item.type === 'category' ? firstOf(item) : item.href)).find(Boolean) ?? null;
  return items.flatMap((item) => {
    const href = item.type === 'category' ? firstOf(item) : item.href;
    return href === null ? [] : [{ label: item.label, href, description: descriptions.get(href) ?? '' }];
  });
}
