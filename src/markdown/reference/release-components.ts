import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { propertyId } from '../../model/reference/entity-anchors';
import type { Deprecation } from '../../model/reference/files/deprecations-file';
import type { EntityPlatform, EntityProperty } from '../../model/reference/files/entity-file';
import { addressOfDoc } from '../../model/reference/reference-links';
import {
  announcedFor,
  changedIn,
  isPostponed,
  releaseDoc,
  releasesIn,
  removedBy,
} from '../../model/reference/releases';
import type { ChangedPlatform } from '../../model/reference/releases';
import { expansion, named, present } from './component';
import type { AddressOfDoc, DocAddresses } from './component';
import { calendar, postLink } from './deprecation-components';
import type { Column } from './deprecation-components';
import { checkedLink, code, heading, inline, link, small, table, text, unsearched } from './nodes';

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
