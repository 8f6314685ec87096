import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import type { Deprecation } from '../../model/reference/files/deprecations-file';
import { byRelease, isName, releaseDoc, releaseId, removedBy, textAndNames } from '../../model/reference/releases';
import { expansion, named, present } from './component';
import type { AddressOfDoc } from './component';
import { code, component, day, heading, inline, link, paragraph, styled, table, text, unsearched } from './nodes';

const file = 'deprecations';

/** A link to a post that says its day. */
export const postLink = (post: string): PhrasingContent => link(post, day(post.split('/').slice(2, 5).join('-')));

const announcement = ({ post, announced, earlierPosts = [] }: Deprecation): PhrasingContent[] => [
  post === undefined ? day(announced) : link(post, day(announced)),
  ...earlierPosts.flatMap((earlier) => [text(', '), postLink(earlier)]),
];

/** Names as code, and words as words. */
const withCode = (what: string): PhrasingContent[] =>
  textAndNames(what).flatMap((piece, index) => (piece === '' ? [] : [index % 2 === 1 ? code(piece) : text(piece)]));

const names = (all: readonly string[]): PhrasingContent[] =>
  all.flatMap((name, index) => [...(index === 0 ? [] : [text(', ')]), ...withCode(name)]);

/** A column of the calendar. */
export interface Column {
  readonly title: string;
  readonly cell: (one: Deprecation) => PhrasingContent[];
}

const area: Column = { title: 'Area', cell: (one) => [text(one.area)] };

/** A row for each deprecation; the third column is what the rest of the page does not say. */
export const calendar = (deprecations: readonly Deprecation[], third = area) =>
  styled(
    'calendar',
    table(
      ['What', 'Use instead', third.title, 'Announced'],
      deprecations.map((one) => ({
        id: `deprecation-${one.id}`,
        data: { 'data-release': one.removedIn ?? 'not set', 'data-names': one.what.filter(isName).join(' ') },
        cells: [
          [...names(one.what), text(': '), ...inline(one.description === '' ? one.title : one.description)],
          one.replacedBy === undefined ? [text('–')] : names(one.replacedBy),
          third.cell(one),
          announcement(one),
        ],
      })),
    ),
  );

function allChanges(release: string, addressOf: AddressOfDoc): RootContent[] {
  const address = addressOf(releaseDoc(release));
  return address === undefined ? [] : [unsearched(paragraph(link(address, text(`All changes in ${release}`))))];
}

export const deprecationComponents = {
  Deprecations: expansion(z.strictObject({ release: z.string().optional() }), ({ release }, reference, addressOf) => {
    const { deprecations } = present(reference.single[file], file);
    const releases = byRelease(deprecations);
    const removed = reference.single['removed-names'] === undefined ? {} : { removed: '/data/removed-names.json' };
    const withoutRelease = removedBy(undefined, deprecations);
    if (release !== undefined)
      return [calendar(named(releases, (one) => one.release, release, 'release').deprecations)];
    return [
      component('Interactive', { kind: 'table', choices: 'Release, Area', ...removed }, [
        ...releases.flatMap((one) => [
          heading(2, releaseId(one.release), text(`Removed in ${one.release}`)),
          ...allChanges(one.release, addressOf),
          calendar(one.deprecations),
        ]),
        ...(withoutRelease.length > 0
          ? [heading(2, 'no-release', text('Deprecated without a release for the removal')), calendar(withoutRelease)]
          : []),
      ]),
    ];
  }),
};
