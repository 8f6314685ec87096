import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import { deviceClassId, featureId, propertyId } from '../../model/reference/entity-anchors';
import type { EntityPlatform } from '../../model/reference/files/entity-file';
import { addressOfDoc } from '../../model/reference/reference-links';
import { expansion } from './component';
import type { DocAddresses } from './component';
import { commas } from './field-table';
import { memberName } from './members';
import { checkedLink, code, component, styled, table, text, unsearched } from './nodes';
import type { Row } from './nodes';

/** Everything that entities can have, of all platforms, in one table. Descriptions are on the pages of the platforms. */
export const explorerComponents = {
  EntityExplorer: expansion(z.strictObject({}), (_, { entities }, docs) => [
    component('Interactive', { kind: 'table', choices: 'Kind, Platform' }, [
      unsearched(
        styled(
          'whole-names',
          table(
            ['Name', 'Kind', 'Platform', 'Type or units'],
            currentFirst([...entities.values()]).flatMap((entity) => rowsOf(entity, docs)),
          ),
        ),
      ),
    ]),
  ]),
};

const currentFirst = (entities: readonly EntityPlatform[]): EntityPlatform[] =>
  [...entities].sort((a, b) => Number(a.deprecated) - Number(b.deprecated));

/** START alone would be a link that says nothing to those who listen to a list of links. */
const memberOf = (feature: string | undefined, name: string): PhrasingContent =>
  feature === undefined ? code(name) : memberName(`${feature}.${name}`, `${feature}.`);

function rowsOf(entity: EntityPlatform, docs: DocAddresses): Row[] {
  const page = addressOfDoc(entity.doc, docs);
  const note = entity.deprecated ? [text(' (deprecated platform)')] : [];
  const row = (name: PhrasingContent, anchor: string, kind: string, detail: readonly PhrasingContent[]): Row => ({
    cells: [[checkedLink(`${page}#${anchor}`, name), ...note], [text(kind)], [text(entity.platform)], detail],
  });
  return [
    ...entity.properties.map((one) => row(code(one.name), propertyId(entity, one), 'property', [code(one.type)])),
    ...entity.features.map(({ name }) => row(memberOf(entity.featureEnum, name), featureId(name), 'feature', [])),
    ...entity.deviceClasses.map(({ name, units = [] }) =>
      row(memberName(name, /^.*\./.exec(name)?.[0]), deviceClassId(name), 'device class', commas(units)),
    ),
  ];
}
