import { pagesOf } from '../../pages/pages';
import type { PageSource } from '../../pages/pages';
import type { Problem } from '../../problems/problems';
import { deviceClassId, featureId, propertyId } from '../entity-anchors';
import type { EntityPlatform } from '../files/entity-file';
import type { LoadedReference } from '../reference';

/** Pages of platforms that do not show all of the data, although the explorer and other pages link to it there. */
export function unshownRows({ reference }: LoadedReference, pages: readonly PageSource[]): Problem[] {
  const byId = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  return [...reference.entities.values()].flatMap((entity) => {
    const page = byId.get(entity.doc);
    if (!page) return [];
    const shown = new Set(page.anchors);
    return anchorsOf(entity).flatMap(({ kind, component, ids }): Problem[] => {
      const lost = ids.filter((id) => !shown.has(id));
      if (lost.length === 0) return [];
      const what = `The page of \`${entity.platform}\` does not show ${lost.length} of its ${ids.length} ${kind}.`;
      const remedy = `Write \`<${component} platform="${entity.platform}" />\` instead of a table.`;
      return [{ file: page.file, line: 1, column: 1, what, remedy }];
    });
  });
}

const anchorsOf = (entity: EntityPlatform) => [
  {
    kind: 'properties',
    component: 'EntityProperties',
    ids: entity.properties.map((property) => propertyId(entity, property)),
  },
  {
    kind: 'device classes',
    component: 'EntityDeviceClasses',
    ids: entity.deviceClasses.map(({ name }) => deviceClassId(name)),
  },
  { kind: 'features', component: 'EntityFeatures', ids: entity.features.map(({ name }) => featureId(name)) },
];
