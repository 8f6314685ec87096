import path from 'node:path';
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleDoctor } from '../../../scripts/doctor/doctor-bundle.mts';
import { openTree } from '../../trees/open-tree';
import type * as reports from '../../content/report-problems';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';

/** What is reported of each tree in `src/docusaurus/test/trees`, each of which shows one cause of trouble; `stops` if it is not built. */
const trees: readonly { name: string; flags?: string[]; stops?: true; says: string[]; never?: string[] }[] = [
  { name: 'docs-at-root', says: [] },
  { name: 'slug-at-root', says: [] },
  { name: 'sidebar-named-like-a-doc', says: [] },
  { name: 'css-module-default-import', says: ['Pages run components, which may show'] },
  { name: 'languages', says: ['Pages run components, which may show'] },
  { name: 'blog-off', says: ['docs/intro.md:3:5 The link `./gone.md` is broken'] },
  { name: 'config-imports-missing-package', says: ['`js-yaml-x` (is a package that is not installed'] },
  { name: 'config-requires-missing-package', says: ['`js-yaml-x` (is a package that is not installed'] },
  {
    name: 'page-imports-npm-package',
    stops: true,
    says: [
      'docs/intro.mdx:5:1\n  The package `react-lite-youtube-embed` is not installed.\n  → Run `npm install` in the tree,',
      'src/pages/film.js:1:20\n  The package `react-lite-video-player` is not installed.',
    ],
  },
  {
    name: 'page-imports-npm-package',
    flags: ['--lenient'],
    says: ['2 times, first docs/intro.mdx:5:1 The package `react-lite-youtube-embed` is not installed.'],
  },
  {
    name: 'module-is-missing',
    stops: true,
    says: [
      'src/Box.js:2:21 `@theme/Unknown` of Docusaurus has no counterpart here',
      'src/Box.js:1:23\n  The module cannot be read: the file `./inner` does not exist.',
    ],
  },
  {
    name: 'theme-of-package',
    // Three components, of which two are imported by both docs.
    says: ['2 times, first docs/get.api.mdx:5:1 `@theme/ParamsItem` of a theme or plugin is not supported, so a note'],
    never: ['does not exist'],
  },
  {
    name: 'redirects',
    says: ['2 times, first docusaurus.config.js:11:39 The target `/docs/gone` is broken'],
  },
  {
    name: 'remark-plugins',
    stops: true,
    says: [
      '`Recma`',
      'is not run because only remark plugins are supported',
      'docs/throws.md:1:1\n  The remark plugin `./plugins/strict.js` failed on this page: no page may throw',
    ],
  },
  {
    name: 'remark-plugins',
    flags: ['--lenient'],
    says: ['docs/throws.md:1:1 The remark plugin `./plugins/strict.js` failed on this page: no page may throw'],
  },
  {
    name: 'features',
    flags: ['--lenient'],
    says: [
      'The package `react-lite-youtube-embed` is not installed.',
      'Pages show pictures, media or frames of other sites: https://badges.example, https://videos.example.',
    ],
    never: ['`<meta>`', 'Highlight', 'toc', 'MDXComponents'],
  },
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../gatsby/nodes/mdx-sources');
  vi.doUnmock('../../content/report-problems');
  vi.resetModules();
});

let code = '';
beforeAll(async () => {
  code = await bundleDoctor();
});

/** Output and exit status of the doctor. */
function doctor(name: string, flags: readonly string[]): Promise<{ output: string; status: number | null }> {
  return new Promise((resolve) => {
    const env: NodeJS.ProcessEnv = { ...process.env, CONTENT_DIR: `src/docusaurus/test/trees/${name}` };
    delete env.GITHUB_ACTIONS;
    delete env.NODE_OPTIONS;
    const command = [path.join(code, 'run-doctor.mjs'), ...flags];
    const child = spawn(process.execPath, command, { env });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (status) => resolve({ output: stripVTControlCharacters(output), status }));
  });
}

/** What a build says of a tree before it makes anything, and whether it stops there. */
async function build(name: string, flags: readonly string[]) {
  vi.stubEnv('CONTENT_DIR', `src/docusaurus/test/trees/${name}`);
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  vi.stubEnv('NODE_ENV', 'production');
  const { contentDir, config } = await openTree(`${code}/content-worker.mjs`, flags.includes('--lenient'));
  vi.stubEnv('CONTENT_DIR', contentDir);
  vi.resetModules();
  // The files of a build that may run at the same time.
  vi.doMock('../gatsby/nodes/mdx-sources', () => ({ writeMdxSources: () => Promise.resolve() }));
  const kept: string[] = [];
  vi.doMock('../../content/report-problems', async (original) => ({
    ...(await original<typeof reports>()),
    keepReport: (text: string) => void kept.push(text),
  }));
  const { onPreBootstrap } = await import('../../gatsby/hooks/preflight');
  const gatsby = fakeGatsby();
  await callHook(onPreBootstrap, gatsby.args);
  const said = gatsby.said.map(({ text }) => text.replace(/^Problems in .*\n\n/, ''));
  const stops = gatsby.said.some(({ level }) => level === 'panic');
  return { config, report: [...kept, ...said].join('\n'), stops };
}

describe.each(trees)('$name $flags', ({ name, flags = [], stops = false, says, never = [] }) => {
  test('is judged by the doctor as by a build', async () => {
    const [found, built] = [await doctor(name, flags), await build(name, flags)];
    for (const text of says) expect(found.output).toContain(text);
    for (const text of never) expect(found.output).not.toContain(text);
    expect(found.output).toContain(built.report);
    expect(built.report === '').toBe(says.length === 0);
    expect([found.status, built.stops]).toEqual([stops ? 1 : 0, stops]);
  });
});

test('a configuration that throws is one problem with its place and a remedy', async () => {
  const { output, status } = await doctor('config-throws', []);
  expect(output).toContain('docusaurus.config.js:3:41\n  The configuration cannot be read: Cannot read properties');
  expect(output).toContain('→ Fix the configuration');
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
});

test('with --verbose every warning is shown at its place', async () => {
  const { output } = await doctor('redirects', ['--verbose']);
  expect(output).toContain('docusaurus.config.js:11:39\n  Warning: The target `/docs/gone` is broken');
  expect(output).toContain('static/_redirects:2:4\n  Warning: The target `/docs/lost` is broken');
});

test('a build has the settings of the mounted tree', async () => {
  const { config } = await build('languages', []);
  expect([config.title, config.basePath, config.locales.length]).toEqual(['Kettle', '/kit/', 2]);
});
