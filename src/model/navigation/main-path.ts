import type { DocSet } from '../../config/site-config';
import { docSetOfId } from '../pages/doc-sets';
import { firstLink } from './sidebar';
import type { SidebarItem } from './sidebar';

interface Doc {
  readonly id: string;
  readonly path: string;
  readonly draft: boolean;
}

/** Where a link to a version of some docs leads: the doc at its own address, the first of its sidebars, or any. */
export function mainPathOf(
  prefix: string,
  { sidebars }: { readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]> },
  docs: readonly Doc[],
  sets: readonly DocSet[],
): string | undefined {
  const isOwn = (id: string): boolean => docSetOfId(id, sets)?.prefix === prefix;
  const own = docs.filter(({ id, draft }) => !draft && isOwn(id));
  const base = sets.find((set) => set.prefix === prefix)?.path;
  const first = [...sidebars].find(([name, items]) => isOwn(name) && firstLink(items));
  return (
    own.find(({ path }) => path === (base === '' ? '/' : base))?.path ??
    firstLink(first?.[1] ?? [])?.path ??
    own[0]?.path
  );
}
