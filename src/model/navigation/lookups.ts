import type { SidebarCategory, SidebarItem } from './sidebar';
import { firstLink } from './sidebar';
import type { DocSet } from '../../config/site-config';
import { docSetOfId } from '../pages/doc-sets';

/** A doc by its id; a draft is no doc yet: nothing (null). An unknown id is an error that names the valid ones. */
export function docById<D extends { readonly id: string; readonly draft: boolean }>(
  id: string,
  docs: readonly D[],
): D | null {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) throw unknownId('doc', id, listed(docs.filter(({ draft }) => !draft).map((known) => known.id)));
  return doc.draft ? null : doc;
}

/** A sidebar by its name. An unknown name is an error that names the valid ones. */
export function sidebarByName<S extends { readonly name: string }>(name: string, sidebars: readonly S[]): S {
  const sidebar = sidebars.find((candidate) => candidate.name === name);
  if (!sidebar) throw unknownId('sidebar', name, listed(sidebars.map((known) => known.name)));
  return sidebar;
}

/** The innermost category that the page at `path` stands in or is the page of. A page outside of all is an error. */
export function categoryOfPage(path: string, items: readonly SidebarItem[]): SidebarCategory {
  const category = innermost(path, items);
  if (!category) throw new Error(`The page ${path} is not in a category. Add it to one in data/sidebars.yml.`);
  return category;
}

function innermost(path: string, items: readonly SidebarItem[]): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = innermost(path, item.items);
    if (found) return found;
    if (item.href === path || item.items.some(({ href }) => href === path)) return item;
  }
  return undefined;
}

const unknownId = (kind: string, id: string, known: string): Error =>
  new Error(`There is no ${kind} with the id "${id}". Valid ids: ${known}.`);

const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

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
