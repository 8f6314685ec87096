import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { propertyId } from '../../model/reference/anchors';
import type { Deprecation } from '../../model/reference/files/deprecations-file';
import type { EntityPlatform, EntityProperty } from '../../model/reference/files/entity-file';
import { addressOfDoc } from '../../model/addresses/routes';
import {
  announcedFor,
  byRelease,
  changedIn,
  isAhead,
  isPostponed,
  releaseDoc,
  releaseId,
  releasesIn,
  removedBy,
  textAndNames,
} from '../../model/reference/releases';
import type { ChangedPlatform, Release } from '../../model/reference/releases';
import { expansion, named, present } from './component';
import type { AddressOfDoc, DocAddresses } from './component';
import {
  checkedLink,
  code,
  component,
  day,
  heading,
  inline,
  link,
  paragraph,
  small,
  styled,
  table,
  text,
  unsearched,
} from './nodes';

const file = 'deprecations';

/** A link to a post that says its day. */
const postLink = (post: string): PhrasingContent => link(post, day(post.split('/').slice(2, 5).join('-')));

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
interface Column {
  readonly title: string;
  readonly cell: (one: Deprecation) => PhrasingContent[];
}

const area: Column = { title: 'Area', cell: (one) => [text(one.area)] };

/** A row for each deprecation; the third column is what the rest of the page does not say. */
const calendar = (deprecations: readonly Deprecation[], third = area) =>
  styled(
    'calendar',
    table(
      ['What', 'Use instead', third.title, 'Announced'],
      deprecations.map((one) => ({
        id: `deprecation-${one.id}`,
        data: { 'data-release': one.removedIn ?? 'not set' },
        cells: [
          [...names(one.what), text(': '), ...inline(one.description === '' ? one.title : one.description)],
          one.replacedBy === undefined ? [] : names(one.replacedBy),
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
  Deprecations: expansion(
    z.strictObject({ release: z.string().optional() }),
    ({ release }, reference, { addressOf }) => {
      const { deprecations, currentRelease } = present(reference.single[file], file);
      const releases = byRelease(deprecations);
      if (release !== undefined)
        return [calendar(named(releases, (one) => one.release, release, 'release').deprecations)];
      const upcoming = releases.filter((one) => isAhead(one.release, currentRelease)).reverse();
      const withoutRelease = removedBy(undefined, deprecations);
      const group = (id: string, title: string, members: readonly Release[]): RootContent[] =>
        section(
          id,
          title,
          members.flatMap((one) => [
            heading(3, releaseId(one.release), text(`Removed in ${one.release}`)),
            ...allChanges(one.release, addressOf),
            calendar(one.deprecations),
          ]),
        );
      const sources = (['deprecations', 'removed-names'] as const).filter(
        (name) => reference.single[name] !== undefined,
      );
      return [
        component(
          'Interactive',
          {
            kind: 'table',
            choices: 'Release, From, Area',
            sources: sources.map((name) => `/data/${name}.json`).join(),
          },
          [
            ...group('upcoming', 'Upcoming removals', upcoming),
            ...(withoutRelease.length > 0
              ? [
                  heading(2, 'no-release', text('Deprecated without a release for the removal')),
                  calendar(withoutRelease),
                ]
              : []),
            ...group(
              'past',
              'Past removals',
              releases.filter((one) => !upcoming.includes(one)),
            ),
          ],
        ),
      ];
    },
  ),
};

/** The name of a release, as a link where a page lists its changes. */
export function releaseName(release: string, addressOf: AddressOfDoc): PhrasingContent {
  const address = addressOf(releaseDoc(release));
  return address === undefined ? text(release) : link(address, text(release));
}

function propertyLink(entity: EntityPlatform, property: EntityProperty, docs: DocAddresses): PhrasingContent[] {
  const id = propertyId(entity, property);
  const row = checkedLink(`${addressOfDoc(entity.doc, docs)}#${id}`, code(property.name));
  const { section = '' } = property;
  return id === `property-${property.name}` ? [row] : [row, text(' '), small(section)];
}

const propertiesOf = ({ entity, changes }: ChangedPlatform, docs: DocAddresses): RootContent[] => [
  heading(3, `properties-of-${entity.platform}`, text(entity.title)),
  unsearched(
    table(
      ['Property', 'What changed', 'Announced'],
      changes.map(({ property, what, post }) => ({
        cells: [propertyLink(entity, property, docs), inline(what), [postLink(post)]],
      })),
    ),
  ),
];

const section = (id: string, title: string, content: readonly RootContent[]): RootContent[] =>
  content.length === 0 ? [] : [heading(2, id, text(title)), ...content];

/** The tables repeat other pages in another order, so search leads to those. */
const rows = (deprecations: readonly Deprecation[], column?: Column): RootContent[] =>
  deprecations.length === 0 ? [] : [unsearched(calendar(deprecations, column))];

export const releaseComponents = {
  ReleaseChanges: expansion(z.strictObject({ release: z.string() }), ({ release }, reference, docs) => {
    const { deprecations } = present(reference.single.deprecations, 'deprecations');
    const entities = [...reference.entities.values()];
    named(releasesIn(deprecations, entities), (one) => one, release, 'release');
    const removal: Column = {
      title: 'Removal',
      cell: ({ removedIn }) => [removedIn === undefined ? text('not set') : releaseName(removedIn, docs.addressOf)],
    };
    const removed = removedBy(release, deprecations).filter((one) => !isPostponed(one, deprecations));
    return [
      ...section('removals', 'Removals', rows(removed)),
      ...section(
        'announced-deprecations',
        'Announced deprecations',
        rows(announcedFor(release, deprecations), removal),
      ),
      ...section(
        'changed-properties',
        'Changed properties',
        changedIn(release, entities).flatMap((platform) => propertiesOf(platform, docs)),
      ),
    ];
  }),
};
