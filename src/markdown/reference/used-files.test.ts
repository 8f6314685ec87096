import { expect, test } from 'vitest';
import { dependsOn } from '../../gatsby/develop/recompile-pages';
import { usedFiles } from './used-files';

test.each([
  ['<EntityProperties platform="light" />', ['entities/light']],
  ["<EntityMethods\n  platform='fan' section='Set speed' />", ['entities/fan']],
  ['<ApiEndpoints api="supervisor" group="host" level={2} />', ['api/supervisor', 'api/supervisor/host']],
  ['<ApiOverview api="supervisor" />', ['api/supervisor', 'api/supervisor/']],
  ['<ApiEndpoint api="rest" endpoint="GET /api/states/<entity_id>" />', ['api/rest']],
  ['<EntityExplorer />\n<RelatedRules rule="brands" />', ['entities/', 'quality-scale']],
  ['<Tabs groupId="os">', []],
  ['No component, but a < b.', []],
])('%s', (source, files) => {
  expect(usedFiles(source)).toEqual(files);
});

test('a page depends on a file that it names, or on all files of a folder', () => {
  expect(dependsOn(['entities/light'], 'entities/light')).toBe(true);
  expect(dependsOn(['entities/light'], 'entities/lock')).toBe(false);
  expect(dependsOn(['entities/'], 'entities/lock')).toBe(true);
});
