import type { Deprecation } from './files/deprecations-file';
import type { EntityPlatform, EntityProperty } from './files/entity-file';

/** What one release removes. */
export interface Release {
  readonly release: string;
  readonly deprecations: readonly Deprecation[];
}

/** Anchor of a release on the calendar. */
export const releaseId = (release: string): string => `removed-in-${release.replaceAll('.', '-')}`;

/** Id of the page that lists what a release changes (below `releasesPath`). A dot would make its address look like that of a file. */
export const releaseDoc = (release: string): string => `releases/${release.replaceAll('.', '-')}`;

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
  inOrder(deprecations.filter(({ removedIn }) => removedIn === release));

const inOrder = (deprecations: readonly Deprecation[]): Deprecation[] =>
  deprecations.toSorted((a, b) => a.announced.localeCompare(b.announced) || a.id.localeCompare(b.id));

/** Whether what goes away has a name in code; words with spaces describe it. */
export const isName = (what: string): boolean => !/\s/.test(what);

/** A call, or a word with an underscore, a star, an equals sign or a dot inside. */
const marked = /\w+\([^)\s]+\)|[\w.*=]*(?:_|\*|\w=|[a-z]\w\.[a-z]\w)[\w.*=]*(?<!\.)/;
/** Capitals inside a word prove nothing, as in WebSocket, but classes are called after what they are. */
const className = /\b(?=\w*[a-z][A-Z])\w*(?:Entity|Entry|Flow|Feature|Class)\w*/;
const namesInWords = new RegExp(`(${marked.source}|${className.source})`);

/** What goes away, in pieces: text at even places, and at odd places names in code. */
export const textAndNames = (what: string): string[] => (isName(what) ? ['', what] : what.split(namesInWords));

/** Whether a release is set and still to come, seen from the current one. */
export const isAhead = (release: string | undefined, current: string): boolean =>
  release !== undefined && compareReleases(release, current) < 0;

/** What a release changes of the properties of a platform. */
export interface ChangedPlatform {
  readonly entity: EntityPlatform;
  readonly changes: readonly { readonly property: EntityProperty; readonly what: string; readonly post: string }[];
}

/** Properties that a release changes, by platform. */
export const changedIn = (release: string, entities: readonly EntityPlatform[]): ChangedPlatform[] =>
  entities
    .map((entity) => ({
      entity,
      changes: entity.properties.flatMap((property) =>
        (property.changed ?? [])
          .filter((change) => change.release === release)
          .map(({ what, post }) => ({ property, what, post })),
      ),
    }))
    .filter(({ changes }) => changes.length > 0);

/** What was announced in the weeks before a release and stays in it, in the order of announcement. */
export const announcedFor = (release: string, deprecations: readonly Deprecation[]): Deprecation[] =>
  inOrder(
    deprecations.filter(({ announced, removedIn }) => releaseOfDay(announced) === release && removedIn !== release),
  );

/** Whether a later announcement sets another release for the removal of the same names. */
export const isPostponed = (one: Deprecation, deprecations: readonly Deprecation[]): boolean =>
  deprecations.some(
    ({ announced, removedIn, what }) =>
      announced > one.announced &&
      removedIn !== one.removedIn &&
      one.what.every((name) => isName(name) && what.includes(name)),
  );

/** All releases that the data say something about, the latest first. */
export function releasesIn(deprecations: readonly Deprecation[], entities: readonly EntityPlatform[]): string[] {
  const releases = [
    ...deprecations.flatMap(({ removedIn, announced }) => [removedIn, releaseOfDay(announced)]),
    ...entities.flatMap(({ properties }) =>
      properties.flatMap(({ changed = [] }) => changed.map(({ release }) => release)),
    ),
  ];
  return [...new Set(releases.filter((release) => release !== undefined))].sort(compareReleases);
}

/** Day of a release, as `yyyy-mm-dd`: the first Wednesday of its month. Releases before that rule have none. */
export function releaseDay(release: string): string | undefined {
  const match = /^(20\d\d)\.(\d{1,2})(?:\.0)?$/.exec(release);
  if (!match) return undefined;
  const [, year = '', month = ''] = match;
  const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  const wednesday = 3;
  first.setUTCDate(1 + ((wednesday - first.getUTCDay() + 7) % 7));
  return first.toISOString().slice(0, 10);
}

/** The release that comes next on a day (`yyyy-mm-dd`), or on that day; none before releases were named for their month. */
export function releaseOfDay(day: string): string | undefined {
  const [year, month] = day.split('-').map(Number);
  if (year === undefined || month === undefined || day < '2020-12') return undefined;
  const release = `${year}.${month}`;
  if (day <= (releaseDay(release) ?? '')) return release;
  return month === 12 ? `${year + 1}.1` : `${year}.${month + 1}`;
}
