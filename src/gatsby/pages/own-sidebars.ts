import type { DocSet } from '../../config/site-config';
import { isSharedSidebar } from '../../model/pages/doc-sets';
import { entriesOf } from '../../model/navigation/sidebar';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import type { ContentGraph } from '../nodes/content-graph';

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
