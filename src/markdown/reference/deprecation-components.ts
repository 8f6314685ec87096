import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { Deprecation } from '../../model/reference/files/deprecations-file';
import { byRelease, isName, releaseId, removedBy } from '../../model/reference/releases';
import { expansion, named, present } from './component';
import { code, component, day, heading, inline, link, styled, table, text } from './nodes';

const file = 'deprecations';

function announcement({ post, announced, earlierPosts = [] }: Deprecation): PhrasingContent[] {
  const dayOf = (address: string): string => address.split('/').slice(2, 5).join('-');
  return [
    post === undefined ? day(announced) : link(post, day(announced)),
    ...earlierPosts.flatMap((earlier) => [text(', '), link(earlier, day(dayOf(earlier)))]),
  ];
}

/** Names as code, and words as words. */
const names = (all: readonly string[]): PhrasingContent[] =>
  all.flatMap((name, index) => [...(index === 0 ? [] : [text(', ')]), isName(name) ? code(name) : text(name)]);

const calendar = (deprecations: readonly Deprecation[]) =>
  styled(
    'calendar',
    table(
      ['What', 'Use instead', 'Area', 'Announced'],
      deprecations.map((one) => ({
        id: `deprecation-${one.id}`,
        data: { 'data-release': one.removedIn ?? 'not set', 'data-names': one.what.filter(isName).join(' ') },
        cells: [
          [...names(one.what), text(': '), ...inline(one.description === '' ? one.title : one.description)],
          one.replacedBy === undefined ? [text('–')] : names(one.replacedBy),
          [text(one.area)],
          announcement(one),
        ],
      })),
    ),
  );

export const deprecationComponents = {
  Deprecations: expansion(z.strictObject({ release: z.string().optional() }), ({ release }, reference) => {
    const { deprecations } = present(reference.single[file], file);
    const releases = byRelease(deprecations);
    const withoutRelease = removedBy(undefined, deprecations);
    if (release !== undefined)
      return [calendar(named(releases, (one) => one.release, release, 'release').deprecations)];
    return [
      component('Interactive', { kind: 'table', choices: 'Release, Area' }, [
        ...releases.flatMap((one) => [
          heading(2, releaseId(one.release), text(`Removed in ${one.release}`)),
          calendar(one.deprecations),
        ]),
        ...(withoutRelease.length > 0
          ? [heading(2, 'no-release', text('Deprecated without a release for the removal')), calendar(withoutRelease)]
          : []),
      ]),
    ];
  }),
};
