import type { BrowserConfig } from '../config/site-config';
import { translate } from '../i18n/translate';
import type { SearchContextName } from '../model/pages/pages';

/** The settings that say where the docs and blogs of the site are. */
export type SearchBases = Pick<BrowserConfig, 'docsBasePath' | 'blogBasePath' | 'furtherBases'>;

/** A part of the site that can be searched alone. */
interface SearchContextRow {
  readonly label: string;
  /** Addresses below which its pages are. */
  readonly bases: (site: SearchBases) => readonly string[];
  /** Whether its pages report on what others explain, and age. */
  readonly isNews: boolean;
  /** Whether the author's keywords and the initials of the title find the page: what explains a thing, not what mentions it. */
  readonly byTitle: boolean;
}

/** What search knows of each kind of pages, which names its row (`pages.ts`). Browsers read this table, but not that one. */
export const searchContexts: Readonly<Record<SearchContextName, SearchContextRow>> = {
  docs: {
    get label() {
      return translate({ id: 'search.docs', message: 'Docs' });
    },
    bases: ({ docsBasePath, furtherBases }) => [docsBasePath, ...furtherBases.docs],
    isNews: false,
    byTitle: true,
  },
  blog: {
    get label() {
      return translate({ id: 'search.blog', message: 'Blog' });
    },
    bases: ({ blogBasePath, furtherBases }) => [blogBasePath, ...furtherBases.blog],
    isNews: true,
    byTitle: false,
  },
  pages: {
    get label() {
      return translate({ id: 'search.otherPages', message: 'Pages' });
    },
    bases: () => [],
    isNews: false,
    byTitle: true,
  },
};

/** Whether something is the name of such a part. */
export const isSearchContext = (name: unknown): name is SearchContextName =>
  typeof name === 'string' && Object.hasOwn(searchContexts, name);

/** The names of all parts. */
export const searchContextNames: readonly SearchContextName[] = Object.keys(searchContexts).filter(isSearchContext);
