import { expect, test } from 'vitest';
import { dependsOn } from './recompile-pages';

test.each([
  ['the file itself', ['quality-scale'], 'quality-scale', true],
  ['a file in a folder that it uses', ['entities/'], 'entities/light', true],
  ['a file whose name only begins alike', ['entities/light'], 'entities/lights', false],
  ['another folder', ['entities/'], 'api/rest', false],
])('a page depends on %s', (_, used, name, depends) => {
  expect(dependsOn(used, name)).toBe(depends);
});
