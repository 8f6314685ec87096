import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { modulePropsOf } from './module-props';

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

writeFileSync(path.join(root, 'config.json'), '{"title":"Tree"}');
afterAll(() => rmSync(root, { recursive: true }));

const config = { title: 'Tree' };

test.each([
  ['asks', { config }],
  ['hands', { config }],
  ['passed', { config }],
  ['named', { config }],
  ['imported', { config }],
  ['listed', { config }],
  ['broken', { config }],
  ['typed', {}],
  ['wrapped', {}],
  ['draws', {}],
  ['none', {}],
] as const)('only pages that may read the configuration have it in their data: %s', (name, props) => {
  expect(modulePropsOf(root)(pages[name])).toEqual(props);
});
