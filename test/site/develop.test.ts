import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../scripts/network.mts';
import { prepareTree } from '../../scripts/tests/site-tree.mts';
import { findChromium } from '../browser/support/find-chromium.mts';

let origin = '';
let tree = '';
let server: ChildProcess | undefined;
let output = '';

class Stopped extends Error {}

async function until<T>(ask: () => Promise<T | undefined>, seconds: number): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof Stopped) throw new Error(`The server stopped.\n${output.slice(-3000)}`);
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Nothing happened for ${seconds} s.\n${output.slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

async function query(text: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });
  return answer.parse(await response.json()).data;
}

/** Waits until the long page of the fixture site has a word. */
const longSays = (word: string): Promise<boolean> =>
  until(async () => {
    const { docPage } = await query('{ docPage(id: { eq: "long" }) { sections { text } } }');
    return JSON.stringify(docPage).includes(word) || undefined;
  }, 80);

/** Waits until the terminal shows some words. */
const says = (words: string): Promise<boolean> => until(() => Promise.resolve(output.includes(words) || undefined), 80);

/** The GraphQL samples of README.md, by their operation's name. */
function readmeQueries(): Map<string, string> {
  const blocks = readFileSync('README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, text = '']) => [/query (\w+)/.exec(text)?.[1] ?? '', text]));
}

beforeAll(async () => {
  tree = prepareTree('develop', 'test/fixtures/site');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, 'scripts/gatsby/run-gatsby.mts', 'develop', '--port', String(port)];
  server = spawn(process.execPath, args, { cwd: tree, detached: true, env: { ...process.env, CI: 'true' } });
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(async () => {
    if (server?.exitCode !== null) throw new Stopped();
    return (await fetch(`${origin}/search-index/manifest.json`)).ok ? true : undefined;
  }, 500);
  // Gatsby takes another port, or asks, when somebody was faster; its output names the one it has.
  expect(stripVTControlCharacters(output)).toContain(`localhost:${port}/`);
});

afterAll(() => {
  // The whole group: Gatsby runs in a child of the child.
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
});

describe('npm run develop', () => {
  it('answers the queries of the README about pages', async () => {
    const queries = readmeQueries();
    const names = ['Drafts', 'PostsThatMention', 'PagesWithoutInboundLinks'];
    expect([...queries.keys()].slice(0, 3)).toEqual(names);
    const [drafts, mention, lonely] = await Promise.all(names.map((name) => query(queries.get(name) ?? '')));
    expect(drafts).toEqual({
      allDocPage: { nodes: [{ id: 'draft', file: 'docs/draft.md' }] },
      allBlogPost: { nodes: [{ path: '/blog/2024/03/01/draft-post', file: 'blog/2024-03-01-draft-post.md' }] },
    });
    expect(mention).toHaveProperty('allBlogPost.nodes');
    const ids = z.object({ allDocPage: z.object({ nodes: z.array(z.looseObject({ id: z.string() })) }) }).parse(lonely);
    const lonelyIds = ids.allDocPage.nodes.map(({ id }) => id);
    expect(lonelyIds).toContain('long');
    expect(lonelyIds).not.toContain('start');
  });

  it('answers the queries of the README about reference data, with links both ways', async () => {
    const queries = readmeQueries();
    const ask = (name: string, from = '', to = '') => query((queries.get(name) ?? '').replace(from, to));
    expect(await ask('PlatformsWithFeature', 'TURN_ON', 'DIM')).toEqual({
      allEntityPlatform: { nodes: [{ platform: 'lamp', page: { path: '/docs/reference' } }] },
    });
    expect(await ask('PlatformsWithFeature')).toEqual({ allEntityPlatform: { nodes: [] } });
    expect(await ask('GoldRulesAboutConfigFlows')).toEqual({
      allQualityRule: {
        nodes: [
          {
            ruleId: 'reconfiguration-flow',
            title: 'Can be set up again',
            relatedRules: [{ ruleId: 'config-flow' }],
          },
        ],
      },
    });
    expect(await ask('EndpointsWithQueryParameter')).toEqual({
      allApiEndpoint: {
        nodes: [{ api: 'rest', method: 'GET', path: '/api/lamps', query: [{ name: 'room', optional: true }] }],
      },
    });
    expect(await ask('GoesAway')).toEqual({
      allDeprecation: {
        nodes: [{ what: ['OldLamp'], replacedBy: ['LampEntity'], pages: [{ path: '/docs/start' }] }],
      },
    });
    expect(
      await query(
        '{ docPage(id: { eq: "start" }) { qualityRule { relatedRules { ruleId } } deprecations { title } } }',
      ),
    ).toEqual({
      docPage: {
        qualityRule: { relatedRules: [{ ruleId: 'reconfiguration-flow' }] },
        deprecations: [{ title: 'The old lamp goes' }],
      },
    });
  });

  it('goes from page to page in one document, also to an address with a query', { timeout: 120_000 }, async () => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${origin}/docs/long?from=elsewhere`);
      await page.locator('header[data-site] kbd').first().waitFor();
      await page.evaluate(() => void Object.assign(window, { visit: 'first' }));
      await page.locator('nav a[href="/docs/start"]').first().click();
      await page.waitForURL('**/docs/start');
      await page.goBack();
      await page.waitForURL('**/docs/long?from=elsewhere');
      await page.getByRole('combobox', { name: 'Search' }).fill('leap');
      // Before the code of the search is there, browsers open the result of the form in another window.
      await page.getByRole('option').first().waitFor();
      await page.getByRole('combobox', { name: 'Search' }).press('Shift+Enter');
      await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
      expect(new URL(page.url()).search).toBe('?q=leap');
      expect(await page.evaluate(() => 'visit' in window)).toBe(true);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('shows an open page that begins and ceases to run as MDX, again and again, without a reload by hand', async () => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/docs/long`);
      await page.locator('header[data-site] kbd').first().waitFor();
      const file = path.join(tree, 'content/docs/long.md');
      const text = readFileSync(file, 'utf8');
      for (const [half, value] of [
        [21, 42],
        [4, 8],
      ]) {
        writeFileSync(file, `${text}\nexport const twice = (x) => 2 * x\n\nValue {twice(${half})} here.\n`);
        const shown = page.getByText(`Value ${value} here.`);
        await shown.waitFor({ timeout: 80_000 });
        writeFileSync(file, text);
        await shown.waitFor({ state: 'detached', timeout: 80_000 });
        await page.getByText('Text 39.').waitFor({ timeout: 80_000 });
      }
    } finally {
      await browser.close();
    }
  });

  it('shows what a program writes a moment after it has emptied the file, although watchers tell of the first change only', async () => {
    const file = path.join(tree, 'content/docs/long.md');
    const text = readFileSync(file, 'utf8');
    // Twice, because the second time the file is as empty as it was last seen.
    for (const [word, pause] of [
      ['firstpause', 25],
      ['secondpause', 40],
    ] as const) {
      writeFileSync(file, '');
      await new Promise((resolve) => setTimeout(resolve, pause));
      writeFileSync(file, `${text}\nA ${word}.\n`);
      expect(await longSays(word)).toBe(true);
    }
    writeFileSync(file, text);
  });

  it('goes on to show a page with a picture that is not there', async () => {
    const file = path.join(tree, 'content/docs/long.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\nA pictured word.\n\n![A dot](./img/gone.png)\n`);
    // In one question: the test before has changed the file as well, and between two changes the page is made again.
    const page = await until(async () => {
      const { docPage } = await query(
        '{ docPage(id: { eq: "long" }) { path sections { text } rasters { relativePath } } }',
      );
      return JSON.stringify(docPage).includes('pictured') ? docPage : undefined;
    }, 80);
    expect(page).toMatchObject({ path: '/docs/long', rasters: [null] });
    writeFileSync(file, text);
  });

  it('shows a changed fact on the pages that show it, without a restart', async () => {
    const file = path.join(tree, 'content/data/entities/lamp.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Whether it is on.', 'Whether it shines.'));
    const text = await until(async () => {
      const { docPage } = await query('{ docPage(id: { eq: "reference" }) { sections { text } } }');
      const said = JSON.stringify(docPage);
      return said.includes('Whether it shines.') ? said : undefined;
    }, 80);
    expect(text).not.toContain('Whether it is on.');
  });

  it('shows a changed partial on the page that includes it, without a restart', async () => {
    const partial = path.join(tree, 'content/docs/_part.md');
    const file = path.join(tree, 'content/docs/long.md');
    writeFileSync(partial, 'An earlyword.\n');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nimport Part from './_part.md';\n\n<Part />\n`);
    expect(await longSays('earlyword')).toBe(true);
    writeFileSync(partial, 'A lateword.\n');
    expect(await longSays('lateword')).toBe(true);
    expect(await query('{ allDocPage(filter: { file: { eq: "docs/_part.md" } }) { nodes { id } } }')).toEqual({
      allDocPage: { nodes: [] },
    });
  });

  it('shows a changed example on the page that shows a region of it, without a restart', async () => {
    const file = path.join(tree, 'content/examples/kettle/kettle.py');
    writeFileSync(file, readFileSync(file, 'utf8').replace('cups * 3', 'cups * 4'));
    const code = await until(async () => {
      const text = await (await fetch(`${origin}/docs/guides/deep.md`)).text();
      return text.includes('cups * 4') || undefined;
    }, 80);
    expect(code).toBe(true);
  });

  it('says what is wrong and where it is, and nothing of its steps', () => {
    expect(stripVTControlCharacters(output)).not.toMatch(/^(?:success|info|warning chunk)\b/m);
  });

  it('keeps the sidebars when an edit breaks their file, and says what is wrong', async () => {
    const names = async () => JSON.stringify((await query('{ allSidebar { nodes { name } } }')).allSidebar);
    const file = path.join(tree, 'content/data/sidebars.yml');
    const [before, text] = [await names(), readFileSync(file, 'utf8')];
    writeFileSync(file, text.replace('  - start', '   - start'));
    await says('data/sidebars.yml:3:');
    expect(await names()).toBe(before);
    writeFileSync(file, text.replace('Second:', 'Renamed:'));
    await until(async () => (await names()).includes('Renamed') || undefined, 80);
    writeFileSync(file, text);
    await until(async () => (await names()) === before || undefined, 80);
  });

  it('says that it has to be started again for other settings', async () => {
    const file = path.join(tree, 'content/site.yml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^tagline: .*/m, 'tagline: Another'));
    await says('The settings have changed since the start.');
    writeFileSync(file, text);
  });

  it('leads on from an address that has moved', async () => {
    const { status, headers } = await fetch(`${origin}/old/long`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/docs/long']);
  });

  it('serves the feeds of the blog', async () => {
    const response = await fetch(`${origin}/blog/atom.xml`);
    expect(response.headers.get('content-type')).toContain('xml');
    expect(await response.text()).toContain('Leap day');
  });

  it('describes every domain type and field that needs words', async () => {
    const types = [
      'DocPage',
      'BlogPost',
      'Sidebar',
      'SidebarItem',
      'Version',
      'Navbar',
      'Footer',
      'Announcement',
      'SiteMetadata',
      'EntityPlatform',
      'EntityProperty',
      'QualityRule',
      'ApiEndpoint',
      'WebSocketMessage',
      'Intent',
      'Deprecation',
    ];
    for (const name of types) {
      const data = await query(`{ __type(name: "${name}") { description } }`);
      expect([name, data]).toEqual([name, { __type: { description: expect.stringMatching(/\w+/) as string } }]);
    }
  });

  it('knows the version of the docs', async () => {
    const data = await query('{ version { name label isLast path mainDocId draftIds docs { id } sidebars { name } } }');
    expect(data.version).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'start',
      draftIds: ['draft'],
      sidebars: [{ name: 'Main' }, { name: 'Second' }],
    });
  });

  it('serves the Markdown of a page, which the built site has as a file', async () => {
    const response = await fetch(`${origin}/docs/guides/deep.md`);
    expect(response.headers.get('content-type')).toContain('text/markdown');
    expect(await response.text()).toMatch(/^# Deep\n/);
  });

  it('searches the current content: a new word is found without a restart', async () => {
    const file = path.join(tree, 'content/docs/start.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nA brandnewword in the text.\n`);
    const found = await until(async () => {
      const manifest = await (await fetch(`${origin}/search-index/manifest.json`)).text();
      const named = [...manifest.matchAll(/"(\/search-index\/[^"]+)"/g)].map(([, file = '']) => file);
      const texts = await Promise.all(named.map(async (file) => (await fetch(origin + file)).text()));
      return texts.some((text) => text.includes('brandnewword')) ? true : undefined;
    }, 80);
    expect(found).toBe(true);
  });
});
