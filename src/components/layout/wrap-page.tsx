import type { WrapPageElementBrowserArgs } from 'gatsby';
import * as React from 'react';
import Root from '@tree/root';
import { pagePath } from '../../browser/navigation/page-path';
import type { CategoryPage } from '../../model/pages/list-pages';
import type { BlogContext } from '../../model/pages/posts/blogs';
import { BlogLayout } from '../blog/BlogLayout';
import { MissingModule, isComponent, PageBoundary } from '../states/PageBoundary';
import { IsOriginal } from '../ui/is-original';
import { mainId } from '../ui/Main';
import { DocsLayout } from './DocsLayout';
import { SiteLayout } from './SiteLayout';
import type { LayoutProps } from './SiteLayout';

interface PageContext extends BlogContext, Partial<Pick<LayoutProps, 'samePages' | 'ownSidebar'>> {
  readonly category?: CategoryPage;
  /** Whether a list of tags, authors or posts is a page of a blog. */
  readonly inBlog?: boolean;
  readonly chapter?: { readonly sidebar: string };
  readonly isOriginal?: boolean;
  /** The configuration of a tree made for Docusaurus, of which pages that are modules get a copy. */
  readonly config?: object;
}

interface PageData {
  readonly doc?: { readonly sidebar: { readonly name: string } | null } | null;
  readonly post?: object | null;
  readonly blog?: object | null;
}

/**
 * Layouts stay mounted while pages change inside them; used by the browser and by the HTML renderer alike. The inner boundary
 * keeps the layout when a page crashes, the outer one catches the layout itself.
 */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): React.ReactElement {
  const data = props.data as PageData | undefined;
  const path = pagePath(props.location);
  const { category, inBlog, chapter, samePages, ownSidebar, ownBlog, config } = props.pageContext as PageContext;
  const sidebar = data?.doc?.sidebar?.name ?? category?.sidebar ?? chapter?.sidebar ?? null;
  const configured = config
    ? React.cloneElement(element, { config: { ...config, baseUrl: `${__PATH_PREFIX__}/` } })
    : element;
  const content = isComponent(element.type) ? configured : <MissingModule path={path} />;
  // Components of another site may fail while it is built, and work in browsers.
  const layout = { path, sidebar, samePages: samePages ?? {}, ownSidebar };
  let page = (
    <PageBoundary path={path}>
      {IS_FOREIGN ? <React.Suspense fallback={<main id={mainId} />}>{content}</React.Suspense> : content}
    </PageBoundary>
  );
  if (inBlog ?? data?.blog ?? data?.post) {
    page = (
      <BlogLayout path={path} blog={ownBlog}>
        {page}
      </BlogLayout>
    );
  } else if (data?.doc ?? category ?? chapter) page = <DocsLayout {...layout}>{page}</DocsLayout>;
  if (HAS_LOCALES) {
    const { isOriginal = false } = props.pageContext as PageContext;
    page = <IsOriginal.Provider value={isOriginal}>{page}</IsOriginal.Provider>;
  }
  const shell = <SiteLayout {...layout}>{page}</SiteLayout>;
  return <PageBoundary path={path}>{IS_FOREIGN ? <Root>{shell}</Root> : shell}</PageBoundary>;
}
