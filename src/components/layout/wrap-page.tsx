import type { WrapPageElementBrowserArgs } from 'gatsby';
import * as React from 'react';
import { BlogLayout } from '../blog/BlogLayout';
import { DocsVersion } from './DocsLayout';
import { SiteLayout } from './SiteLayout';

interface PageData {
  readonly doc?: { readonly sidebar: { readonly name: string } | null } | null;
  readonly post?: object | null;
  readonly blog?: object | null;
}

/** Layouts stay mounted while pages change inside them; used by the browser and by the HTML renderer alike. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): React.ReactElement {
  const data = props.data as PageData | undefined;
  const path = props.location.pathname.replace(/(.)\/$/, '$1');
  const sidebar = data?.doc?.sidebar?.name ?? null;
  let page: React.ReactElement = element;
  if (data?.doc) {
    page = (
      <DocsVersion path={path} sidebar={sidebar}>
        {page}
      </DocsVersion>
    );
  } else if (data?.blog ?? data?.post) {
    page = <BlogLayout path={path}>{page}</BlogLayout>;
  }
  return (
    <SiteLayout path={path} sidebar={sidebar}>
      {page}
    </SiteLayout>
  );
}
