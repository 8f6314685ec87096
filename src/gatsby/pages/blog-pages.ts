import { archivePath, blogListPath } from '../../model/addresses/routes';
import { pagesOf } from '../../model/pages/pages';
import { publishing } from '../../publishing';
import type { PageNode } from '../nodes/domain-nodes';
import { template } from './page-request';
import type { PageRequest } from './page-request';

/** The numbered lists of posts, and the archive. */
export function blogPages(pages: readonly PageNode[]): PageRequest[] {
  const { postsPerPage, blogTitle, blogDescription } = publishing;
  const listed = pagesOf('post', pages).filter(({ unlisted }) => !unlisted).length;
  const length = Math.max(1, Math.ceil(listed / postsPerPage));
  const named = blogTitle === '' ? {} : { blogTitle, blogDescription };
  const component = template('blog-list');
  const lists = Array.from({ length }, (_, index) => ({
    path: blogListPath(index + 1),
    component,
    context: { page: index + 1, pages: length, ...named, skip: index * postsPerPage, limit: postsPerPage },
  }));
  return [...lists, { path: archivePath, component: template('blog-archive'), context: named }];
}
