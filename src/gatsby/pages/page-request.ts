import path from 'node:path';
import type { Actions } from 'gatsby';
import type { DocSet } from '../../config/site-config';
import { isSharedSidebar } from '../../model/pages/doc-sets';
import { entriesOf } from '../../model/navigation/sidebar';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import type { ContentGraph } from '../nodes/content-graph';

/** What Gatsby makes a page of. The context holds ids only, but for lists, which no node stands for. */
export type PageRequest = Parameters<Actions['createPage']>[0];

/** Path of a template. */
export const template = (name: string): string => path.resolve('src/templates', `${name}.tsx`);

/** What the pages of a sidebar get in their context: the sidebar itself, unless all pages know it. */
export type SidebarContext = (name: string | null | undefined) => {
  readonly ownSidebar?: { readonly name: string; readonly entries: readonly SidebarEntry[] };
};

/** Sidebars that only their pages know; each is made once. */
export function sidebarContexts(
  { sidebars }: Pick<ContentGraph, 'sidebars'>,
  docSets: readonly DocSet[],
): SidebarContext {
  const own = new Map(
    [...sidebars].flatMap(([name, items]) =>
      isSharedSidebar(name, docSets) ? [] : [[name, { ownSidebar: { name, entries: entriesOf(items) } }] as const],
    ),
  );
  return (name) => own.get(name ?? '') ?? {};
}
