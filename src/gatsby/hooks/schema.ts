import type { GatsbyNode } from 'gatsby';
import { entityTypes } from '../schema/schema-entity-types';
import { pageTypes } from '../schema/schema-page-types';
import { referenceTypes } from '../schema/schema-reference-types';
import { siteTypes } from '../schema/schema-site-types';

/** All types that are ours. */
export const typeDefinitions = [pageTypes, siteTypes, entityTypes, referenceTypes];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
