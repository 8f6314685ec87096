import { useLocation } from '@reach/router';
import { currentSetup } from '../../../browser/kept-setup';
import { translate } from '../../../i18n/translate';
import { releasesPath, searchUrl } from '../../../model/addresses/routes';
import type { SearchContextName } from '../../../model/pages/pages';
import { shownVersion } from '../../../search/client/search-client';
import { useSearch } from '../../../search/client/use-search';
import type { SearchState } from '../../../search/client/use-search';
import { searchContextNames, searchContexts } from '../../../search/contexts';
import type { SearchBases } from '../../../search/contexts';
import type { PageHits, PageLink, SearchAnswer, SearchHit } from '../../../search/types';
import { site } from '../../../config/browser-config';
import { hitHref } from '../shared/Hit';
import type { Recent } from '../shared/use-recent';
import { useSteadyRows } from '../shared/use-steady-rows';

interface Suggestions extends SearchState {
  readonly choices: readonly Choice[];
  /** Whether what is shown is still being improved, or is for an older query. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Suggestions of the box. */
const most = 8;

const rowsOf = (answer: SearchAnswer) => boxRows(answer.pages, most);

/** What the box offers: suggestions for the query; while there is none, what the reader did before or what many read. */
export function useSuggestions(query: string, recent: Recent, held: boolean): Suggestions {
  const { pathname } = useLocation();
  const asked = query.trim() !== '';
  const {
    failure,
    answer: last,
    ...state
  } = useSearch({
    query,
    context: '',
    offset: 0,
    limit: most,
    hitsPerPage: 3,
    excerpts: true,
    release: currentSetup().release,
  });
  // Without an index there is nothing to show; without its contents the titles go on.
  const answer = asked && (failure === undefined || failure.part === 'contents') ? last : undefined;
  const rows = useSteadyRows(answer, state.answeredQuery, held, rowsOf);
  const path = pathname.slice(__PATH_PREFIX__.length);
  const found = answer ? answerChoices(query.trim(), answer, rows, path) : [];
  return {
    ...state,
    failure: asked ? failure : undefined,
    answer,
    choices: asked ? found : startChoices(recent, state.popular, path),
    busy: asked && failure === undefined && (answer?.final !== true || state.answeredQuery !== query),
  };
}

/** An option of the box: a suggestion, a line to all results, a recent search, or a page that was visited or that many read. */
export type Choice = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'hit'; readonly row: BoxRow; readonly nested: boolean }
  | { readonly kind: 'all'; readonly label: string; readonly count: number }
  | { readonly kind: 'recent'; readonly query: string }
  | { readonly kind: 'visited' | 'popular'; readonly label: string }
);

/** What can be chosen for a query. */
const answerChoices = (
  query: string,
  answer: SearchAnswer,
  rows: readonly BoxRow[],
  path: string,
): readonly Choice[] => [
  ...rows.map((row, index): Choice => ({
    kind: 'hit',
    key: row.key,
    href: hitHref(row.hit),
    row,
    nested: goesOn(rows, index),
  })),
  ...seeAll(query, answer, path, shownVersion()).map((line): Choice => ({ kind: 'all', key: line.label, ...line })),
];

const mostPages = 5;

/** What can be chosen while nothing is typed: recent searches and visits; without visits, what many read. The page itself is neither. */
export function startChoices(
  { searches, pages }: Recent,
  popular: readonly PageLink[],
  path: string,
): readonly Choice[] {
  const links = (kind: 'visited' | 'popular', all: readonly PageLink[]): Choice[] =>
    all
      .filter(({ href }) => href !== path)
      .slice(0, mostPages)
      .map(({ label, href }) => ({ kind, key: `${kind} ${href}`, href, label }));
  const visited = links(
    'visited',
    pages.map(({ path: href, title: label }) => ({ label, href })),
  );
  return [
    ...searches.map((query): Choice => ({ kind: 'recent', key: query, href: searchUrl(query), query })),
    ...(visited.length > 0 ? visited : links('popular', popular)),
  ];
}

/** A row of the box. */
export interface BoxRow {
  /** The same for the same section in every answer. */
  readonly key: string;
  readonly hit: SearchHit;
  readonly context: PageHits['context'];
}

/**
 * The rows of the box are the best hit of each page. Where pages are few, further hits of the best pages fill up the rest.
 * Hits of a page follow each other. The pages of releases, which are generated, resemble each other: one is enough.
 */
export function boxRows(all: readonly PageHits[], most: number): BoxRow[] {
  const isRelease = ({ key }: PageHits): boolean => key.startsWith(`${releasesPath(site)}/`);
  const release = all.find(isRelease);
  const pages = all.filter((page) => page === release || !isRelease(page));
  let spare = Math.max(0, most - pages.length);
  return pages.slice(0, most).flatMap(({ hits, context }) => {
    const shown = hits.slice(0, 1 + spare);
    spare -= shown.length - 1;
    return shown.map((hit) => ({ key: hit.key, hit, context }));
  });
}

/** Whether a row goes on with the page of the row above it. */
export const goesOn = (rows: readonly BoxRow[], index: number): boolean =>
  rows[index - 1]?.hit.document.u === rows[index]?.hit.document.u;

/** A line below the suggestions that leads to the search page. */
export interface SeeAll {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The part of the site that an address is in. The base of one part may be below that of another, which may be the root. */
function contextAround(path: string, bases: SearchBases): SearchContextName | undefined {
  const around = searchContextNames
    .flatMap((name) => searchContexts[name].bases(bases).map((base) => ({ base, name })))
    .filter(({ base }) => `${path}/`.startsWith(`${base}/`));
  return around.sort((one, other) => other.base.length - one.base.length)[0]?.name;
}

/**
 * Ways to all results: of the whole site and, for a reader in a part of it, within and outside of that part. What has no result, or the
 * same as the whole site, has no line.
 */
export function seeAll(
  query: string,
  { total, counts }: SearchAnswer,
  path: string,
  version = '',
  bases: SearchBases = site,
): SeeAll[] {
  if (total === 0) return [];
  const line = (label: string, count: number, context: string): SeeAll => {
    return { label, count, href: searchUrl(query, context, { version }) };
  };
  const linesWithin = (names: readonly SearchContextName[]): SeeAll[] =>
    names.map((name) => {
      const context = searchContexts[name].label;
      const label = translate({ id: 'search.seeWithin', message: 'See all results within "{context}"' }, { context });
      return line(label, counts[name] ?? 0, name);
    });
  const all = line(translate({ id: 'search.seeAll', message: 'See all results' }), total, '');
  const here = contextAround(path, bases);
  const others = searchContextNames.filter((name) => name !== here && (counts[name] ?? 0) > 0);
  const [outside] = others;
  if (here === undefined || outside === undefined || (counts[here] ?? 0) === 0) return [all];
  // A link leads to one part, so that several others have a line each.
  if (others.length > 1) return [all, ...linesWithin([here, ...others])];
  const context = searchContexts[here].label;
  const label = translate({ id: 'search.seeOutside', message: 'See all results outside "{context}"' }, { context });
  return [all, ...linesWithin([here]), line(label, counts[outside] ?? 0, outside)];
}
