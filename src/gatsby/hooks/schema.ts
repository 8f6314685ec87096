import type { GatsbyNode } from 'gatsby';
import { pageTypes } from '../schema/schema-page-types';
import { siteTypes } from '../schema/schema-site-types';

/** All types that are ours. */
export const typeDefinitions = [pageTypes, siteTypes];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
