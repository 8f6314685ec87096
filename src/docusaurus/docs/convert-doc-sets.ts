import { convertFolders } from '../convert/folders';
import { convertSidebars } from '../convert/sidebars';
import type { SiteData } from '../../model/site-data';
import type { DocSet, SiteFile } from '../../config/site-config';
import type { Notes } from '../notes';
import { generatedSidebar } from './read-doc-sets';
import type { DocsFiles } from './read-doc-sets';
import { sidebarsOfSet } from './sidebars-of-set';

/** What a tree says of its docs. */
export interface DocsOfTree {
  /** Value of `sidebars.js`; `undefined` for a tree without, whose one sidebar is generated. */
  readonly sidebars: unknown;
  /** Texts of `_category_` files by their path below the docs. */
  readonly folders: ReadonlyMap<string, string>;
  /** All versions of all docs, the main one first; absent for a tree that has one version of one. */
  readonly docs?: readonly DocsFiles[];
}

interface ConvertedDocs {
  readonly sets: readonly DocSet[];
  readonly sidebars: SiteData['sidebars'];
  readonly settings: Pick<SiteFile, 'docSets' | 'docsBasePath'>;
  readonly pageFiles: NonNullable<SiteFile['pageFiles']>;
}

/** All docs of a tree → sidebars whose names do not collide, and the settings that tell their pages apart. */
export function convertDocSets({ docs, sidebars, folders }: DocsOfTree, notes: Notes): ConvertedDocs {
  if (!docs)
    return {
      sets: [],
      sidebars: convertSidebars(sidebars ?? generatedSidebar, convertFolders(folders, notes), notes),
      settings: {},
      pageFiles: {},
    };
  const sets = docs.map(({ set }) => set);
  const main = sets.find(({ prefix }) => prefix === '');
  const converted = docs.map(({ set, ...one }) => {
    const own = convertSidebars(one.sidebars ?? generatedSidebar, convertFolders(one.folders, notes), notes);
    return set.prefix === '' && set.folder === 'docs' ? own : sidebarsOfSet(own, set);
  });
  return {
    sets,
    sidebars: Object.fromEntries(converted.flatMap((one) => Object.entries(one))),
    pageFiles: Object.fromEntries(docs.flatMap(({ set, pageFiles }) => (pageFiles ? [[set.folder, pageFiles]] : []))),
    settings: { docSets: sets, ...(main ? { docsBasePath: main.path } : {}) },
  };
}
