import { expect, test } from 'vitest';
import { nullableFields } from '../../../test/schema-fields';
import { pageTypes } from './schema-page-types';

test.each([
  ['DocPage', ['image', 'editUrl', 'heading', 'position', 'lastUpdated', 'lastUpdatedBy', 'sidebar', 'chapterPath']],
  ['DocPage', ['previous', 'next', 'entityPlatform', 'qualityRule']],
  ['BlogPost', ['image', 'editUrl', 'newer', 'older']],
  ['PlainPage', ['image', 'editUrl', 'heading']],
  ['SearchSection', ['date']],
  ['Breadcrumb', ['href']],
])('what a %s may lack is null: %s', (type, lacking) => {
  expect(nullableFields(pageTypes).get(type)).toEqual(expect.arrayContaining(lacking));
});
