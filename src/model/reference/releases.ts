import type { Deprecation } from './files/deprecations-file';

/** What one release removes. */
export interface Release {
  readonly release: string;
  readonly deprecations: readonly Deprecation[];
}

/** Anchor of a release on the calendar. */
export const releaseId = (release: string): string => `removed-in-${release.replaceAll('.', '-')}`;

/** For sorting, later releases first: `2025.10` before `2025.9`. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (right?.[index] ?? 0) - (left?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Deprecations by the release that removes them, the latest first; within one, in the order of announcement. */
export function byRelease(deprecations: readonly Deprecation[]): Release[] {
  const releases = new Set(deprecations.flatMap(({ removedIn }) => removedIn ?? []));
  return [...releases].sort(compareReleases).map((release) => ({
    release,
    deprecations: removedBy(release, deprecations),
  }));
}

/** What a release removes, or what has no release yet, in the order of announcement. */
export const removedBy = (release: string | undefined, deprecations: readonly Deprecation[]): Deprecation[] =>
  deprecations
    .filter(({ removedIn }) => removedIn === release)
    .sort((a, b) => a.announced.localeCompare(b.announced) || a.id.localeCompare(b.id));

/** Whether what goes away has a name in code; words with spaces describe it. */
export const isName = (what: string): boolean => !/\s/.test(what);

/** Whether a release is set and still to come, seen from the current one. */
export const isAhead = (release: string | undefined, current: string): boolean =>
  release !== undefined && compareReleases(release, current) < 0;
