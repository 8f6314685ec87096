import type { Problem } from '../../problems/problems';
import type { Deprecation } from '../files/deprecations-file';
import { pathOfData } from '../reference';
import type { LoadedReference } from '../reference';
import { compareReleases, isPostponed } from '../releases';
import { endsOf, releaseAfter } from '../removed-names';

const name = 'deprecations';

/** Entries of the calendar whose release is not the one that removed the names, or that are not removed yet. */
export function removedInCalendar({ reference, sources }: LoadedReference): Problem[] {
  const removed = reference.single['removed-names'];
  const all = reference.single[name]?.deprecations ?? [];
  if (!removed) return [];
  return all.flatMap((one, index): Problem[] => {
    if (isPostponed(one, all)) return [];
    const found = problemOf(one, removed.releases.newest, removed.kept, [
      ...new Set(one.what.flatMap((what) => endsOf(what, removed)).map(releaseAfter)),
    ]);
    const place = sources.get(name)?.placeOf(['deprecations', index, 'removedIn']) ?? { line: 1, column: 1 };
    return found ? [{ file: pathOfData(name), ...place, ...found }] : [];
  });
}

function problemOf(
  { what, removedIn }: Deprecation,
  newest: string,
  kept: readonly string[],
  ends: readonly string[],
): Pick<Problem, 'what' | 'remedy'> | undefined {
  const names = what.map((one) => `\`${one}\``).join(', ');
  if (removedIn !== undefined && compareReleases(removedIn, newest) >= 0 && what.every((one) => kept.includes(one)))
    return {
      what: `The calendar says that ${names} ${what.length === 1 ? 'is' : 'are'} removed in ${removedIn}, but ${newest} still has ${what.length === 1 ? 'it' : 'them'}.`,
      remedy: 'Leave out `removedIn`, and say in the description which release was announced.',
    };
  const [first, ...others] = ends.toSorted(compareReleases).map((release) => `'${release}'`);
  if (first === undefined || (removedIn !== undefined && ends.includes(removedIn))) return undefined;
  return {
    what: `${names} ${what.length === 1 ? 'is' : 'are'} gone since ${ends.toSorted(compareReleases).join(' and ')}, but the calendar says ${removedIn ?? 'no release'}.`,
    remedy: `Write \`removedIn: ${first}\`${others.length > 0 ? `, or ${others.join(' or ')}` : ''}.`,
  };
}
