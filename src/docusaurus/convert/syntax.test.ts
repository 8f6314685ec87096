import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { readPlugins } from '../config/plugins';
import { convertSyntax } from './syntax';

const convert = (config: object, packages = '') => {
  const parsed = docusaurusConfig.parse(config);
  return convertSyntax(parsed, readPlugins(parsed, new UnsupportedSettings()), packages, false);
};

test('a tree that names remark-math has formulas', () => {
  expect(convert({}, "import math from 'remark-math';").math).toBe(true);
  expect(convert({}, "import mermaid from 'mermaid';").math).toBe(false);
});

test('keywords of admonitions of docs and blog are known', () => {
  const docs = { admonitions: { keywords: ['secret', 'tip'] } };
  const blog = { admonitions: { keywords: ['secret', 'gossip'] } };
  expect(convert({ presets: [['classic', { docs, blog }]] }).admonitions).toEqual(['secret', 'tip', 'gossip']);
  expect(convert({ presets: [['classic', { docs: { admonitions: false } }]] }).admonitions).toEqual([]);
});

test('magic comments mark lines by what their names say', () => {
  const magicComments = [
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
    { className: 'code-block-error-line', line: 'This will error' },
    { className: 'diff-add', block: { start: 'add-start', end: 'add-end' } },
    { className: 'sparkle', line: 'sparkle-next-line' },
    'nonsense',
  ];
  expect(convert({ themeConfig: { prism: { magicComments: magicComments.slice(0, 4) } } }).codeMarks).toEqual([
    { className: 'line-removed', line: 'This will error' },
    { className: 'line-added', block: { start: 'add-start', end: 'add-end' } },
    { className: 'line-marked', line: 'sparkle-next-line' },
  ]);
  expect(convert({ themeConfig: { prism: { magicComments } } }).codeMarks).toEqual([]);
});

test.each([
  ['"@docusaurus/core": "^2.3.1"', true],
  ['"@docusaurus/core": "2.0.0-alpha.62"', true],
  ['"@docusaurus/core": "^3.9.2"', false],
  ['', false],
])('%s has text that MDX cannot parse: %s', (packages, tolerant) => {
  expect(convert({}, packages)).toMatchObject({ tolerant, mdx1: tolerant });
});
