import type { SiteConfig } from '../../config/site-config';
import { translate } from '../../i18n/translate';
import { categoryPages } from '../../model/navigation/category-pages';
import { listPages } from '../../model/pages/list-pages';
import type { ListPage, ListWords } from '../../model/pages/list-pages';
import { pagesOf } from '../../model/pages/pages';
import type { SiteData } from '../../model/site-data';
import type { ContentGraph } from '../nodes/content-graph';
import type { PageNode } from '../nodes/domain-nodes';
import type { BlogContexts } from './blog-pages';
import type { SidebarContext, PageRequest } from './page-request';
import { template } from './page-request';

/** Pages that list others: of categories without a doc, of tags and of authors. */
export function listingPages(
  pages: readonly PageNode[],
  data: SiteData,
  { sidebars }: ContentGraph,
  sidebarContext: SidebarContext,
  blogContext: BlogContexts,
  config: SiteConfig,
): PageRequest[] {
  const descriptions = new Map(pagesOf('doc', pages).map((doc) => [doc.path, doc.description]));
  const component = template('category');
  const categories: readonly ListPage[] = categoryPages(sidebars, descriptions);
  return [...categories, ...listPages(pages, data, words, config)].map(({ group, blog, ...category }) => ({
    path: category.path,
    component: group ? template('post-group') : component,
    context: {
      ...(group ? { group, posts: category.items.map(({ href }) => href) } : { category }),
      ...(blog === undefined ? sidebarContext(category.sidebar) : { inBlog: true, ...blogContext(`${blog}/`) }),
    },
  }));
}

function counted(count: number, kind: 'doc' | 'post'): string {
  if (kind === 'post')
    return count === 1
      ? translate({ id: 'lists.post', message: 'One post' })
      : translate({ id: 'lists.posts', message: '{count} posts' }, { count });
  return count === 1
    ? translate({ id: 'lists.doc', message: 'One doc' })
    : translate({ id: 'lists.docs', message: '{count} docs' }, { count });
}

/** Titles as Docusaurus writes them, because search engines know them. */
const words: ListWords = {
  get tags() {
    return translate({ id: 'lists.tags', message: 'Tags' });
  },
  get authors() {
    return translate({ id: 'lists.authors', message: 'Authors' });
  },
  tagged: (tag, count, kind) =>
    translate({ id: 'lists.tagged', message: '{pages} tagged with "{tag}"' }, { tag, pages: counted(count, kind) }),
  by: (name, count) =>
    translate({ id: 'lists.by', message: '{name} - {posts}' }, { name, posts: counted(count, 'post') }),
};
