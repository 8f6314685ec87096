import { slug } from 'github-slugger';
import type { ApiModel, Endpoint } from './files/http-api-file';

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
