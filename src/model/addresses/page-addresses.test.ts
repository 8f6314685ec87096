import { describe, expect, test } from 'vitest';
import { docIdOf } from '../pages/doc-names';
import { docPath } from './page-addresses';

describe('address of a doc', () => {
  test.each([
    ['a file', 'start', undefined, '/docs/start'],
    ['a file in a folder', 'core/entity/light', undefined, '/docs/core/entity/light'],
    ['an index file', 'core/index', undefined, '/docs/core'],
    ['the topmost index file', 'index', undefined, '/docs'],
    ['a name that only ends in index', 'core/api_index', undefined, '/docs/core/api_index'],
    ['a slug in place of the file name', 'core/entity/light', 'lamp', '/docs/core/entity/lamp'],
    ['a slug of a file at the top', 'start', 'begin', '/docs/begin'],
    ['a slug with a leading slash', 'core/entity/light', '/lamp', '/docs/lamp'],
    ['a slug for the root', 'start', '/', '/docs'],
    ['a slug with a slash at its end', 'start', 'begin/', '/docs/begin'],
    ['a slug that climbs', 'core/entity/light', '../lamp', '/docs/core/lamp'],
    ['a readme', 'core/README', undefined, '/docs/core'],
    ['a file named like its folder', 'core/entity/entity', undefined, '/docs/core/entity'],
  ])('%s', (_, id, slug, path) => {
    expect(docPath(id, { slug, base: '/docs' })).toBe(path);
  });

  test.each([
    ['core/light.md', 'core/light'],
    ['core/light.mdx', 'core/light'],
    ['core/light.md.old.md', 'core/light.md.old'],
  ])('the id of %s is %s', (file, id) => {
    expect(docIdOf(file)).toBe(id);
  });
});
