/** What readers and search engines know of a page. */
export interface KnownPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Ids that links may name: of headings and of what is marked as an anchor. */
  readonly ids: readonly string[];
  /** Where the page sends its readers at once; empty for a page that stays. */
  readonly redirect: string;
}

/** The pages of a site by address, and the redirects that its host is told. */
export interface KnownSite {
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly redirects: ReadonlyMap<string, string>;
}

/** What a site has lost or won against another build of the same content. */
interface Comparison {
  readonly lostRoutes: readonly string[];
  readonly newRoutes: readonly string[];
  readonly lostRedirects: readonly string[];
  /** `/docs/a#part`. */
  readonly lostIds: readonly string[];
  readonly otherTitles: readonly Difference[];
  readonly otherDescriptions: readonly Difference[];
  readonly otherCanonicals: readonly Difference[];
  /** How many routes and ids both have. */
  readonly routes: number;
  readonly ids: number;
}
interface Difference {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Whether an address is that of the page for unknown addresses, of which a site may have one for each language or version. */
const isAbsence = (address: string): boolean => /(?:^|\/)404(?:\.html)?$/.test(address);

/** Compares a build of Docusaurus with one of this site. */
export function compareSites(before: KnownSite, after: KnownSite): Comparison {
  const isMoved = (path: string): boolean => after.redirects.has(path);
  const stays = [...before.pages].filter(([path, { redirect }]) => redirect === '' && !isAbsence(path));
  const kept = stays.flatMap(([path, page]) => {
    const other = after.pages.get(path);
    return other ? [{ path, page, other }] : [];
  });
  const differing = (of: (page: KnownPage) => string): Difference[] =>
    kept.flatMap(({ path, page, other }) =>
      // What was not there before is nothing that is lost.
      of(page) === '' || of(page) === of(other) ? [] : [{ path, before: of(page), after: of(other) }],
    );
  const lostIds = kept.flatMap(({ path, page, other }) => {
    const known = new Set(other.ids);
    return page.ids.filter((id) => !known.has(id)).map((id) => `${path}#${id}`);
  });
  const moved = [...before.pages].map(([path, { redirect }]) => [path, redirect] as const);
  const former = [...moved.filter(([, to]) => to !== ''), ...before.redirects].filter(
    ([path, to]) => !isAbsence(path) && !isAbsence(to),
  );
  return {
    lostRoutes: stays.flatMap(([path]) => (after.pages.has(path) || isMoved(path) ? [] : [path])),
    newRoutes: [...after.pages.keys()].filter((path) => !before.pages.has(path)),
    lostRedirects: former.map(([path]) => path).filter((path) => !isMoved(path) && !after.pages.has(path)),
    lostIds,
    otherTitles: differing(({ title }) => title),
    otherDescriptions: differing(({ description }) => description),
    otherCanonicals: differing(({ canonical }) => canonical),
    routes: kept.length,
    ids: kept.flatMap(({ page }) => page.ids).length - lostIds.length,
  };
}

/** Whether a reader of the former site would miss something: an address, an anchor or a redirect. */
export const losesSomething = ({ lostRoutes, lostIds, lostRedirects }: Comparison): boolean =>
  lostRoutes.length + lostIds.length + lostRedirects.length > 0;

/** The comparison for a terminal: what is lost in full, what differs with one example, unless all is asked for. */
export function describeComparison(comparison: Comparison, isVerbose: boolean): string {
  const { lostRoutes, newRoutes, lostRedirects, lostIds, routes, ids } = comparison;
  const list = (title: string, lines: readonly string[], most: number): string[] => {
    if (lines.length === 0) return [];
    const shown = lines.slice(0, isVerbose ? Infinity : most);
    const rest = lines.length - shown.length;
    const more = rest > 0 ? [`  … and ${rest} more`] : [];
    return [`${title}: ${lines.length}`, ...shown.map((line) => `  ${line}`), ...more];
  };
  const differences = (title: string, found: readonly Difference[]): string[] => {
    const lines = found.map(({ path, before, after }) => `${path}: “${before}” → “${after}”`);
    return list(title, lines, 3);
  };
  return [
    `${routes} routes and ${ids} heading ids are the same.`,
    ...list('Lost routes', lostRoutes, 50),
    ...list('Lost heading ids', lostIds, 50),
    ...list('Lost redirects', lostRedirects, 50),
    ...list('New routes', newRoutes, 10),
    ...differences('Other titles', comparison.otherTitles),
    ...differences('Other descriptions', comparison.otherDescriptions),
    ...differences('Other canonical addresses', comparison.otherCanonicals),
  ].join('\n');
}
