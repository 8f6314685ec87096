import { blogPages, site } from './site';

/** A kind of route and what its page says. */
export interface SiteRoute {
  readonly name: string;
  readonly path: string;
  readonly h1: string;
  /** The page's part of the title; absent on the home page. */
  readonly title?: string;
  readonly status?: number;
}

/** A page with tables, code and a long table of contents. */
export const longDoc = '/docs/core/entity/sensor';
export const tabsDoc = '/docs/frontend/custom-ui/registering-resources';
export const picturesDoc = '/docs/frontend/custom-ui/custom-card';
export const firstDoc = '/docs/add-ons';
export const post = '/blog/2025/05/22/range-based-icons';
export const unknown = '/docs/no-such-page';

/** One page of every kind. */
export const routes: readonly SiteRoute[] = [
  { name: 'the home page', path: '/', h1: site.title },
  { name: 'the blog', path: '/blog', h1: 'Blog', title: 'Blog' },
  {
    name: 'the second list page',
    path: '/blog/page/2',
    h1: `Blog – page 2 of ${blogPages}`,
    title: `Blog – page 2 of ${blogPages}`,
  },
  {
    name: 'the last list page',
    path: `/blog/page/${blogPages}`,
    h1: `Blog – page ${blogPages} of ${blogPages}`,
    title: `Blog – page ${blogPages} of ${blogPages}`,
  },
  { name: 'the archive', path: '/blog/archive', h1: 'Archive', title: 'Archive' },
  {
    name: 'a post',
    path: post,
    h1: 'Icon translations now support ranges',
    title: 'Icon translations now support ranges',
  },
  { name: 'the first doc', path: firstDoc, h1: 'Developing an add-on', title: 'Developing an add-on' },
  { name: 'a doc with tables and code', path: longDoc, h1: 'Sensor entity', title: 'Sensor entity' },
  {
    name: 'a doc with tabs',
    path: tabsDoc,
    h1: 'Registering dashboard resources',
    title: 'Registering dashboard resources',
  },
  { name: 'a doc with pictures', path: picturesDoc, h1: 'Create a custom card', title: 'Create a custom card' },
  { name: 'the index of names', path: '/docs/identifiers', h1: 'Index of names', title: 'Index of names' },
  { name: 'the search page', path: '/search', h1: 'Search', title: 'Search' },
  { name: 'a search', path: '/search?q=config', h1: 'Search', title: 'Search for “config”' },
  { name: 'an unknown address', path: unknown, h1: 'Page not found', title: 'Page not found', status: 404 },
];
