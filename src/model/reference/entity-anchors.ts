import type { EntityPlatform, EntityProperty } from './files/entity-file';

const lower = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Anchor of a property on the page of its platform; the section tells two of one name apart. */
export function propertyId({ properties }: EntityPlatform, { name, section }: EntityProperty): string {
  const alone = properties.filter((other) => other.name === name).length === 1;
  return alone || section === undefined ? `property-${name}` : `property-${lower(section)}-${name}`;
}

/** Anchor of a device class: `SensorDeviceClass.AREA` → `device-class-area`. */
export const deviceClassId = (constant: string): string =>
  `device-class-${lower(constant.slice(constant.lastIndexOf('.') + 1))}`;

/** Anchor of a feature flag. */
export const featureId = (flag: string): string => `feature-${lower(flag)}`;
