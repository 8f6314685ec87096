import type { DocSet, SiteConfig } from '../../config/site-config';

/** What the tags of docs are kept by, so that those of a blog in a folder of the same name are others. */
export const tagsKey = (docs: string): string => `docs:${docs}`;

/** The docs that a file is one of: those whose folder holds it, the innermost when folders are inside of each other. */
export function docSetOfFile(file: string, sets: readonly DocSet[]): DocSet | undefined {
  const { byFolder } = lookupsOf(sets);
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const found = byFolder.get(file.slice(0, at));
    if (found) return found;
  }
  return undefined;
}

/** The docs that the id of a doc or the name of a sidebar belongs to. */
export function docSetOfId(id: string, sets: readonly DocSet[]): DocSet | undefined {
  const { byPrefix } = lookupsOf(sets);
  return byPrefix.get(id.slice(0, id.indexOf(':') + 1)) ?? byPrefix.get('');
}

/** Docs by the set that they belong to; a set without any has an empty list. */
export function docsBySet<Doc extends { readonly id: string }>(
  docs: readonly Doc[],
  sets: readonly DocSet[],
): Map<DocSet | undefined, Doc[]> {
  const groups = new Map<DocSet | undefined, Doc[]>(sets.map((set) => [set, []]));
  for (const doc of docs) groups.get(docSetOfId(doc.id, sets))?.push(doc);
  return groups;
}

interface Lookups {
  readonly byFolder: ReadonlyMap<string, DocSet>;
  readonly byPrefix: ReadonlyMap<string, DocSet>;
}
const known = new WeakMap<readonly DocSet[], Lookups>();

/** A tree may have hundreds of versions, and every page asks. */
function lookupsOf(sets: readonly DocSet[]): Lookups {
  const found = known.get(sets) ?? {
    byFolder: new Map(sets.map((set) => [set.folder, set])),
    byPrefix: new Map(sets.map((set) => [set.prefix, set])),
  };
  known.set(sets, found);
  return found;
}

/** Folder of the docs that are meant by a plain name. */
export const mainFolder = (sets: readonly DocSet[]): string =>
  sets.find(({ prefix }) => prefix === '')?.folder ?? 'docs';

/** The same id or name in other versions of the same docs. */
export function inOtherVersions(id: string, sets: readonly DocSet[]): { readonly set: DocSet; readonly id: string }[] {
  const own = docSetOfId(id, sets);
  if (!own) return [];
  return sets
    .filter((set) => set !== own && set.docs === own.docs)
    .map((set) => ({ set, id: set.prefix + id.slice(own.prefix.length) }));
}

/** Whether a doc is of the last version of its docs, or no doc at all. */
export const isOfLastVersion = (id: string, sets: readonly DocSet[]): boolean => docSetOfId(id, sets)?.isLast !== false;

/**
 * Address of the same doc in the last version, for which search engines take a doc of another version. Docusaurus lets every version stand for
 * itself.
 */
export function addressInLastVersion(
  id: string,
  pathOf: (id: string) => string | undefined,
  { docSets, foreign }: Pick<SiteConfig, 'docSets' | 'foreign'>,
): string | undefined {
  if (foreign || isOfLastVersion(id, docSets)) return undefined;
  const last = inOtherVersions(id, docSets).find(({ set }) => set.isLast);
  return last && pathOf(last.id);
}

/** Finds the address of a doc by its id. One that has moved is found by the id that it had, as long as its address redirects. */
export function docAddresses(
  docs: Iterable<{ readonly id: string; readonly path: string }>,
  redirects: Iterable<{ readonly from: string; readonly to: string }>,
  sets: readonly DocSet[],
): (id: string) => string | undefined {
  const addresses = new Map([...docs].map(({ id, path }) => [id, path]));
  const published = new Set(addresses.values());
  const moved = new Map([...redirects].map(({ from, to }) => [from, to]));
  return (id) => {
    const known = addresses.get(id);
    const set = docSetOfId(id, sets);
    if (known !== undefined || !set) return known;
    const target = moved.get(`${set.path}/${id.slice(set.prefix.length)}`);
    return target !== undefined && published.has(target) ? target : undefined;
  };
}

/** Whether every page of the site loads a sidebar. Those of other versions come with their pages, because there may be hundreds. */
export const isSharedSidebar = (name: string, sets: readonly DocSet[]): boolean =>
  docSetOfId(name, sets)?.prefix === '';
