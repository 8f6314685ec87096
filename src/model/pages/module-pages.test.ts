import { expect, test } from 'vitest';
import { firstThatRuns, modulePages } from './module-pages';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

test('modules below src/pages are pages, but for tests, types and what begins with an underscore', () => {
  const files = [
    'index.js',
    'help/index.tsx',
    'team.jsx',
    'a.ts',
    'a.md',
    'a.module.css',
    '_b.js',
    '_c/d.js',
    'e.test.js',
  ];
  const more = ['types.d.ts', '__tests__/f.js', 'g/_h.tsx', 'i/_j/k.js'];
  expect(
    modulePages(
      [...files, ...more].map((file) => `src/pages/${file}`),
      config,
    ),
  ).toEqual([
    { path: '/', file: 'src/pages/index.js' },
    { path: '/help', file: 'src/pages/help/index.tsx' },
    { path: '/team', file: 'src/pages/team.jsx' },
    { path: '/a', file: 'src/pages/a.ts' },
  ]);
  expect(modulePages(['src/components/a.js', 'docs/a.js'], config)).toEqual([]);
});

test('a tree runs code when a page shows components, or a module is a page', () => {
  const [text, running] = [
    { file: 'docs/a.md', needsMdx: false },
    { file: 'docs/b.mdx', needsMdx: true },
  ];
  const modules = modulePages(['src/pages/index.js'], config);
  expect(firstThatRuns([text], [])).toBeUndefined();
  expect(firstThatRuns([text, running], modules)).toBe('docs/b.mdx');
  expect(firstThatRuns([text], modules)).toBe('src/pages/index.js');
});
