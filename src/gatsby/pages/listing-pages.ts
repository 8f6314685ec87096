import { translate } from '../../i18n/translate';
import { categoryPages } from '../../model/navigation/category-pages';
import { listPages } from '../../model/pages/list-pages';
import type { ListWords } from '../../model/pages/list-pages';
import { pagesOf } from '../../model/pages/pages';
import type { SiteData } from '../../model/site-data';
import type { ContentGraph } from '../nodes/content-graph';
import type { PageNode } from '../nodes/domain-nodes';
import type { SidebarContext } from './own-sidebars';
import { template } from './page-request';
import type { PageRequest } from './page-request';

/** Pages that list others: of categories without a doc, of tags and of authors. */
export function listingPages(
  pages: readonly PageNode[],
  data: SiteData,
  { sidebars }: ContentGraph,
  sidebarContext: SidebarContext,
): PageRequest[] {
  const descriptions = new Map(pagesOf('doc', pages).map((doc) => [doc.path, doc.description]));
  const component = template('category');
  return [...categoryPages(sidebars, descriptions), ...listPages(pages, data, words)].map((category) => ({
    path: category.path,
    component,
    context: { category, ...sidebarContext(category.sidebar) },
  }));
}

const words: ListWords = {
  tags: translate({ id: 'lists.tags', message: 'Tags' }),
  authors: translate({ id: 'lists.authors', message: 'Authors' }),
  tagged: (tag, count) =>
    count === 1
      ? translate({ id: 'lists.taggedOnce', message: 'One page tagged with “{tag}”' }, { tag })
      : translate({ id: 'lists.tagged', message: '{count} pages tagged with “{tag}”' }, { tag, count }),
  by: (name, count) =>
    count === 1
      ? translate({ id: 'lists.byOnce', message: 'One post by {name}' }, { name })
      : translate({ id: 'lists.by', message: '{count} posts by {name}' }, { name, count }),
};
