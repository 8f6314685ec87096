import { expect, test } from 'vitest';
import { samplesOfPage } from '../scripts/samples/page-samples.mts';
import { pythonFiles } from '../scripts/samples/python-samples.mts';

const page = 'docs/light.md';
const fence = (meta: string, ...code: string[]): string => ['```python' + meta, ...code, '```', ''].join('\n');
const filesOf = (...parts: string[]) =>
  pythonFiles(samplesOfPage(page, ['---', 'title: Light', '---', ...parts].join('\n'), ['python']));

test('samples of a page share a folder, under the names of their titles', () => {
  const files = filesOf(
    fence(' title="const.py"', 'import typing'),
    fence(' title="my_package/light.py" {1}', 'import enum'),
  );
  expect(files.map(({ path }) => path)).toEqual(['docs_light_md/const.py', 'docs_light_md/light.py']);
});

test('a second sample of the same file is a variant, unless it continues the first', () => {
  const first = fence(' title="light.py"', 'import enum');
  const second = ['class Light:', '    pass'];
  expect(filesOf(first, fence(' title="light.py"', ...second)).map(({ path }) => path)).toEqual([
    'docs_light_md/light.py',
    'docs_light_md/light_8.py',
  ]);
  const [file, ...others] = filesOf(first, fence(' title="light.py" continues', ...second));
  expect(others).toEqual([]);
  expect(file).toMatchObject({ code: 'import enum\nclass Light:\n    pass\n', lines: [5, 9, 10] });
});

test('a sample without imports takes common names for granted', () => {
  const [file] = filesOf(fence('', 'hass.states'));
  expect(file).toMatchObject({ code: 'from sample_prelude import *\nhass.states\n', lines: [4, 5] });
});

test.each([
  ['Before', true],
  ['light.py: before', true],
  ['light.py (until 2024.12)', true],
  ['light.py', false],
  ['After', false],
])('the title `%s` tells whether a sample is old', (title, isOld) => {
  expect(samplesOfPage(page, fence(` title="${title}"`, 'pass'), ['python'])).toMatchObject([{ title, isOld }]);
});
