import { slug } from 'github-slugger';
import type { ApiModel, Endpoint } from './files/http-api-file';
import type { EntityPlatform, EntityProperty } from './files/entity-file';

/** How an endpoint is named in pages, messages and components: `GET /api/states`. */
export const endpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Anchor of an endpoint: `post-addons-addon-restart`. */
export const endpointId = (endpoint: Pick<Endpoint, 'method' | 'path'>): string =>
  endpointName(endpoint)
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/-$/, '');

/** The anchor that links from other sites know: `post-addonsltaddonrestart`, because `<` was once written as an entity. */
export const formerEndpointId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  slug(`${method} ${path.replaceAll('<', 'lt')}`);

/** Anchor of a data model: the slug of its title. */
export const modelId = ({ title }: Pick<ApiModel, 'title'>): string => slug(title);

/** Names in angle brackets, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/<([^>]+)>/g)].map(([, name = '']) => name);

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
