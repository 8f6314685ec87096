import { Kind, parse } from 'gatsby/graphql';
import { expect, test } from 'vitest';
import { nullableFields } from '../../../test/schema-fields';
import { siteTypes } from './schema-site-types';

const fields = new Map(
  parse(siteTypes).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, (definition.fields ?? []).map(({ name }) => name.value)] as const]
      : [],
  ),
);

test.each([
  ['Version', ['name', 'label', 'isLast', 'path', 'mainDocId', 'docs', 'draftIds', 'sidebars']],
  ['Sidebar', ['link', 'items']],
  ['SidebarLink', ['path', 'label']],
  ['SidebarItem', ['type', 'href', 'items', 'unlisted', 'linkUnlisted']],
  ['SiteMetadata', ['generatorVersion', 'plugins']],
  ['PluginVersion', ['name', 'version']],
])('a %s has the fields of the specification', (type, promised) => {
  expect(fields.get(type)).toEqual(expect.arrayContaining(promised));
});

test.each([
  ['DefinedName', ['until']],
  ['Sidebar', ['link']],
  ['SidebarItem', ['href', 'docId', 'items', 'unlisted', 'linkUnlisted', 'collapsed', 'html']],
  ['Version', ['mainPath', 'mainDocId', 'doc', 'sidebar', 'category']],
  ['NavbarItem', ['label', 'href', 'sidebar', 'items', 'version', 'versions']],
  ['Footer', ['copyright']],
  ['Author', ['title', 'url']],
])('what a %s may lack is null', (type, lacking) => {
  expect(nullableFields(siteTypes).get(type)).toEqual(expect.arrayContaining(lacking));
});
