import { expect, test } from 'vitest';
import { checkPageModule } from './module-pages';

test.each([
  'export default function Page() {}',
  "import a from 'a';\n\nexport default class Page {}",
  'const Page = 1;\nexport default Page;',
  'export { Page as default, query };',
  "export { default } from './page';",
])('a module with a default export is right: %s', (source) => {
  expect(checkPageModule('src/pages/a.tsx', source)).toEqual([]);
});

test.each([
  'export function Page() {}',
  '',
  '// export default function Page() {}',
  '/*\nexport default function Page() {}\n*/',
  'export { Page };\nconst other = { default: Page };',
])('a module without one is a problem: %j', (source) => {
  expect(checkPageModule('src/pages/a.tsx', source)).toEqual([
    {
      file: 'src/pages/a.tsx',
      line: 1,
      column: 1,
      what: 'The page module has no default export.',
      remedy: 'Add `export default` to its page component.',
    },
  ]);
});
