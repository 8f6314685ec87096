import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import { deviceClassId, featureId, propertyId } from '../../model/reference/anchors';
import type {
  DeviceClass,
  EntityMethod,
  EntityPlatform,
  EntityProperty,
} from '../../model/reference/files/entity-file';
import type { Reference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/routes';
import type { ReferenceName } from '../nodes';
import { expansion, member, named, some } from './component';
import type { AddressOfDoc, DocAddresses } from './component';
import {
  checkedLink,
  code,
  commas,
  component,
  defining,
  fieldText,
  inline,
  link,
  memberName,
  memberTitle,
  paragraph,
  remark,
  sharedClass,
  strong,
  styled,
  table,
  text,
  unsearched,
  valueTable,
} from './nodes';
import type { Row } from './nodes';
import { releaseName } from './release-components';

const platform = z.string().min(1);
const ofPlatform = z.strictObject({ platform });
const inSection = z.strictObject({ platform, section: z.string().min(1).optional() });

const find = ({ entities }: Reference, name: string): EntityPlatform =>
  member(entities, (entity) => entity.platform, name, 'platform');

/** Those of a section, which must exist; all when none is named. */
function ofSection<T extends { readonly section?: string | undefined }>(
  things: readonly T[],
  section?: string,
): readonly T[] {
  if (section === undefined) return things;
  const sections = [...new Set(things.map((thing) => thing.section ?? ''))];
  const known = named(sections, (name) => name, section, 'section');
  return things.filter((thing) => thing.section === known);
}

function defaultOf({ default: value, required, requiredBy }: EntityProperty): PhrasingContent[] {
  if (required) return [strong(text('Required'))];
  if (requiredBy !== undefined) return [text('Required by '), code(requiredBy)];
  return value === null ? [text('–')] : [code(value)];
}

/** What a property is for, and below it what releases changed. */
const descriptionOf = ({ description, changed = [] }: EntityProperty, addressOf: AddressOfDoc): PhrasingContent[] => [
  ...inline(description),
  ...changed.flatMap(({ release, what, post }) => [
    { type: 'break' } as const,
    remark(
      ...[text('Changed in '), releaseName(release, addressOf), text(': '), ...inline(what), text(' ')],
      unsearched(link(post, text(`${release} announcement`))),
    ),
  ]),
];

/** A column that only those platforms have whose device classes say something there. */
const optionalColumn = (title: string, deviceClasses: readonly DeviceClass[], key: 'units' | 'stateClasses') =>
  deviceClasses.some((one) => one[key] !== undefined)
    ? {
        title: [title],
        cell: ({ [key]: values = [] }: DeviceClass) => [values.length > 0 ? commas(values) : [text('none')]],
      }
    : { title: [], cell: () => [] };

const as = (kind: ReferenceName['kind'], things: readonly { readonly name: string }[]): ReferenceName[] =>
  things.map(({ name }) => ({ kind, name }));

/** How Python calls or defines it; the decorator tells a property. */
const signatureOf = ({ name, signature, async, decorators }: EntityMethod): string =>
  [...(decorators ?? []).map((decorator) => `@${decorator} `), async ? 'async ' : '', signature ?? name].join('');

export const entityComponents = {
  EntityProperties: expansion(inSection, ({ platform: name, section }, reference, { addressOf }) => {
    const entity = find(reference, name);
    const properties = some(ofSection(entity.properties, section), `\`${name}\` has no properties`);
    return [
      defining(
        as('property', properties),
        table(
          ['Name', 'Type', 'Default', 'Description'],
          properties.map((property) => ({
            id: propertyId(entity, property),
            cells: [
              [code(property.name)],
              [code(property.type)],
              defaultOf(property),
              descriptionOf(property, addressOf),
            ],
          })),
        ),
      ),
    ];
  }),
  EntityDeviceClasses: expansion(ofPlatform, ({ platform: name }, reference) => {
    const { deviceClasses } = find(reference, name);
    const units = optionalColumn('Supported units', some(deviceClasses, `\`${name}\` has no device classes`), 'units');
    const stateClasses = optionalColumn('State classes', deviceClasses, 'stateClasses');
    const prefix = sharedClass(deviceClasses.map((one) => one.name));
    return [
      defining(
        as('name', deviceClasses),
        table(
          [memberTitle('Constant', prefix), ...units.title, ...stateClasses.title, 'Description'],
          deviceClasses.map((one) => ({
            id: deviceClassId(one.name),
            cells: [
              [memberName(one.name, prefix)],
              ...units.cell(one),
              ...stateClasses.cell(one),
              inline(one.description),
            ],
          })),
        ),
      ),
    ];
  }),
  EntityFeatures: expansion(ofPlatform, ({ platform: name }, reference) => {
    const features = some(find(reference, name).features, `\`${name}\` has no features`);
    return [defining(as('name', features), valueTable('Flag', features, featureId))];
  }),
  EntityStates: expansion(ofPlatform, ({ platform: name }, reference) => [
    valueTable('State', some(find(reference, name).states, `\`${name}\` has no states`)),
  ]),
  EntityEnum: expansion(ofPlatform.extend({ enum: z.string() }), ({ platform: name, enum: id }, reference) => [
    valueTable('Value', named(find(reference, name).enums, (one) => one.id, id, `enum of \`${name}\``).members),
  ]),
  EntityStruct: expansion(ofPlatform.extend({ struct: z.string() }), ({ platform: name, struct: id }, reference) => {
    const { fields } = named(find(reference, name).structs, (one) => one.id, id, `struct of \`${name}\``);
    const optional = fields.some((field) => field.optional);
    return [
      table(
        ['Name', 'Type', ...(optional ? ['Default'] : []), 'Description'],
        fields.map(({ default: fallback, ...field }) => ({
          cells: [
            [code(field.name)],
            [field.type === undefined ? text('–') : code(field.type)],
            ...(optional
              ? [[field.optional ? (fallback === undefined ? text('–') : code(fallback)) : strong(text('Required'))]]
              : []),
            fieldText(field),
          ],
        })),
      ),
    ];
  }),
  EntityMethods: expansion(inSection, ({ platform: name, section }, reference) => {
    const methods = some(ofSection(find(reference, name).methods, section), `\`${name}\` has no methods`);
    return [
      defining(
        as('method', methods),
        table(
          ['Method', 'Description'],
          methods.map((method) => ({
            cells: [
              [code(signatureOf(method)), ...(method.class === undefined ? [] : [text(' of '), code(method.class)])],
              inline(method.description),
            ],
          })),
        ),
      ),
    ];
  }),
  EntityBase: expansion(ofPlatform, ({ platform: name }, reference) => {
    const { baseClass, otherBaseClasses = [], deprecatedClasses = [] } = find(reference, name);
    const classes = some(
      [baseClass, ...otherBaseClasses].filter((one) => one !== undefined),
      `\`${name}\` has no classes`,
    );
    const old = deprecatedClasses.length > 0 ? [text(' Deprecated: '), ...commas(deprecatedClasses), text('.')] : [];
    return [paragraph(text('Derive from '), ...commas(classes), text('.'), ...old)];
  }),
};

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
