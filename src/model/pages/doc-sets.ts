import { readSettings, site } from '../../site';

/** One version of some docs: a folder of Markdown files, and where its pages are. */
export interface DocSet {
  /** Stands in front of the ids of its docs and the names of its sidebars; empty for the docs that are meant by a plain name. */
  readonly prefix: string;
  /** Which docs: all versions of the same docs have the same name here. */
  readonly docs: string;
  readonly version: string;
  /** Name of the version for readers. */
  readonly label: string;
  /** Folder of the content tree. */
  readonly folder: string;
  /** Address that its pages are below. */
  readonly path: string;
  /** Whether it is the version that links without a version lead to. */
  readonly isLast: boolean;
  /** What a banner says of the version; empty for no banner. */
  readonly banner: '' | 'unreleased' | 'unmaintained';
  /** Whether its pages say which version they are about. */
  readonly badge?: boolean;
  /** Whether search engines are asked not to show its pages. */
  readonly noIndex?: boolean;
  /** Address of the sources of its docs, with `*` for the path of a file below its folder; empty for none; absent for that of all docs. */
  readonly editUrl?: string;
  /** Last part of the address below which its tags are listed; `tags` when absent. */
  readonly tags?: string;
  /** What numbers in front of files and folders mean; absent: they order them and are not part of names. */
  readonly numbers?: NumberedNames;
}

/** Names of files and folders whose number in front orders them, with what they are called; all others are called as they are. */
export type NumberedNames = Readonly<Record<string, { readonly name: string; readonly position?: number | undefined }>>;

const settings = {
  docSets: [
    {
      ...{ prefix: '', docs: 'default', version: 'current', label: 'Next' },
      ...{ folder: 'docs', path: site.docsBasePath, isLast: true, banner: '' },
    },
  ] as readonly DocSet[],
};

/** Settings that `npm run build` and `npm run develop` take from the content tree. */
export type DocSettings = typeof settings;

/** What the tags of docs are kept by, so that those of a blog in a folder of the same name are others. */
export const tagsKey = (docs: string): string => `docs:${docs}`;

/** All docs of the site. Our own content has one set with one version. */
export const { docSets } = { ...settings, ...readSettings(settings) };

/** The docs that a file is one of: those whose folder holds it, the innermost when folders are inside of each other. */
export function docSetOfFile(file: string, sets = docSets): DocSet | undefined {
  const { byFolder } = lookupsOf(sets);
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const found = byFolder.get(file.slice(0, at));
    if (found) return found;
  }
  return undefined;
}

/** The docs that the id of a doc or the name of a sidebar belongs to. */
export function docSetOfId(id: string, sets = docSets): DocSet | undefined {
  const { byPrefix } = lookupsOf(sets);
  return byPrefix.get(id.slice(0, id.indexOf(':') + 1)) ?? byPrefix.get('');
}

/** Docs by the set that they belong to; a set without any has an empty list. */
export function docsBySet<Doc extends { readonly id: string }>(docs: readonly Doc[]): Map<DocSet | undefined, Doc[]> {
  const groups = new Map<DocSet | undefined, Doc[]>(docSets.map((set) => [set, []]));
  for (const doc of docs) groups.get(docSetOfId(doc.id))?.push(doc);
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
export const mainFolder = (sets = docSets): string => sets.find(({ prefix }) => prefix === '')?.folder ?? 'docs';

/** The same id or name in other versions of the same docs. */
export function inOtherVersions(id: string, sets = docSets): { readonly set: DocSet; readonly id: string }[] {
  const own = docSetOfId(id, sets);
  if (!own) return [];
  return sets
    .filter((set) => set !== own && set.docs === own.docs)
    .map((set) => ({ set, id: set.prefix + id.slice(own.prefix.length) }));
}

/** Whether every page of the site loads a sidebar. Those of other versions come with their pages, because there may be hundreds. */
export const isSharedSidebar = (name: string): boolean => docSetOfId(name)?.prefix === '';
