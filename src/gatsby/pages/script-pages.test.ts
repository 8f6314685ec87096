import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scriptPages } from './script-pages';
import { fakeGatsby } from '../../../test/fake-gatsby';

const root = mkdtempSync(path.join(tmpdir(), 'script-pages-'));
const pages = {
  asks: 'export default function Page({ config }) { return config.title; }',
  hands: 'export default function Page(all) { return <Inner {...all} />; }',
  passed: "export { default } from '../components/Home';",
  named: "export { Home as default } from '../components/Home';",
  imported:
    "import React, { memo } from 'react';\nimport {\n  Home as Start,\n} from '../components/Home';\nexport default memo(Start);",
  listed: "import Home from '../components/Home';\nexport { Home as default };",
  broken: "import Home from '../components/Home'\nimport { memo } from 'react'\nexport default memo(\n  Home,\n)\n",
  typed: "import type { ReactNode } from 'react';\nexport default function Page(): ReactNode { return null; }",
  wrapped: "import React from 'react';\nconst Page = () => null;\nexport default React.memo(Page);",
  draws: "import Home from './Home';\nexport default () => <Home />;",
  none: "import siteConfig from './own';\nexport default function Page() { return siteConfig; }",
};

beforeAll(() => {
  mkdirSync(path.join(root, 'src/pages'), { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(root, `src/pages/${name}.js`), text);
  writeFileSync(path.join(root, 'config.json'), '{"title":"Tree"}');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('only pages that may read the configuration have it in their data', () => {
  vi.stubEnv('CONTENT_DIR', root);
  const files = Object.keys(pages).map((name) => ({
    ...{ id: name, sourceInstanceName: 'content', relativePath: `src/pages/${name}.js` },
    internal: { type: 'File', contentDigest: '' },
  }));
  const config = { title: 'Tree' };
  expect(scriptPages(fakeGatsby(files).args).map(({ path: address, context }) => [address, context])).toEqual([
    ['/asks', { config }],
    ['/hands', { config }],
    ['/passed', { config }],
    ['/named', { config }],
    ['/imported', { config }],
    ['/listed', { config }],
    ['/broken', { config }],
    ['/typed', {}],
    ['/wrapped', {}],
    ['/draws', {}],
    ['/none', {}],
  ]);
});
