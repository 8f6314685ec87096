import type { SiteConfig } from '../../config/site-config';
import type { Policy, Problem } from '../problems/problems';
import { placeOfKey } from '../pages/front-matter/front-matter';
import type { PageSource } from '../pages/pages';
import type { LoadedReference } from '../reference/reference';
import type { SiteData } from '../site-data';

/** Where a value stands in a data file. */
export type PlaceInData = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where the first of some keys of front matter stands that a page has; its start without any. */
export const placeIn = (file: string, sources: SiteContent['sources'], keys: readonly string[]): PlaceInData => ({
  file,
  ...placeOfKey(sources?.get(file) ?? '', keys),
});

/** All content of a site, each file for itself already valid. */
export interface SiteContent {
  readonly pages: readonly PageSource[];
  readonly data: SiteData;
  /** Data files with problems, to which nothing is compared, because all that names them would be reported. */
  readonly broken?: ReadonlySet<keyof SiteData>;
  /** Reference data; what it names must exist as well. */
  readonly reference?: LoadedReference;
  /** Place of a value in a data file. */
  readonly placeInData: (name: keyof SiteData, path: readonly PropertyKey[]) => PlaceInData;
  /** Texts of pages by file, for the places of what their front matter says. */
  readonly sources?: ReadonlyMap<string, string>;
  /** Files that a link or picture may name besides pages: paths below `static/`, with a leading slash. */
  readonly staticFiles: ReadonlySet<string>;
  /** Files of pages that could not be made; what leads to them is not reported as well. */
  readonly unfinished: readonly string[];
  /** Drafts are pages only while developing. */
  readonly withDrafts: boolean;
  /** Whether a file is a translation in the place of its original; there are none but in a tree of translations. */
  readonly isTranslation?: (file: string) => boolean;
  readonly policy: Policy;
  readonly config: SiteConfig;
}
