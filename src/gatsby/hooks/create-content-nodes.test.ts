import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { startTree } from '../../../test/samples/sample-nodes';
import { currentTree } from '../nodes/current-tree';
import * as importGraph from '../../content/compiled/import-graph';
import * as mdxSources from '../nodes/mdx-sources';
import { onCreateNode, rememberData, shouldOnCreateNode, updateOtherPages } from './create-content-nodes';

const root = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

let gatsby = fakeGatsby();
beforeEach(() => {
  gatsby = fakeGatsby();
  startTree(root);
});

/** Writes a file and tells the hook of it, as Gatsby does at the start and after each edit. */
async function save(relativePath: string, text: string, sourceInstanceName = 'content'): Promise<void> {
  const absolutePath = path.join(root, relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  const isData = relativePath.endsWith('.yml');
  const of = { absolutePath, relativePath, sourceInstanceName, parent: null, children: [] };
  const file = { ...of, id: `file ${relativePath}`, internal: { type: 'File', contentDigest: text } };
  const mdx = { id: `mdx ${relativePath}`, parent: file.id, internal: { type: 'Mdx', contentDigest: text } };
  gatsby.args.actions.createNode(file);
  if (!isData) gatsby.args.actions.createNode(mdx);
  await callHook(onCreateNode, { ...gatsby.args, node: gatsby.store.get(isData ? file.id : mdx.id) });
}
const rows = (): unknown[] => gatsby.args.getNodesByType('SearchSection').map(({ anchor }) => anchor);

describe('a data file', () => {
  test('that an edit breaks keeps what it had, and says what is wrong until it is right again', async () => {
    const names = () => gatsby.args.getNodesByType('Sidebar').map(({ name }) => name);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await save('data/sidebars.yml', 'Main: [a]\n');
    await save('data/sidebars.yml', 'Main:\n  - a\n - b\n');
    expect(names()).toEqual(['Main']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('data/sidebars.yml:3:1'));
    await save('data/sidebars.yml', 'Main: [a]\nMore: [b]\n');
    expect(names()).toEqual(['Main', 'More']);
  });

  test('whose mistake was there at the start is said again only after an edit', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const wrong = 'columns: 5\n';
    rememberData(
      new Map([
        ['footer', wrong],
        ['redirects', '- { from: /at-start, to: /b }\n'],
      ]),
    );
    await save('data/footer.yml', wrong);
    expect(log).not.toHaveBeenCalled();
    await save('data/footer.yml', 'columns: 6\n');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('data/footer.yml:1'));
    await save('data/footer.yml', wrong);
    expect(gatsby.said).toEqual([]);
    // What was right at the start is what an edit falls back to.
    await save('data/redirects.yml', '- { from: 5 }\n');
    expect(gatsby.args.getNodesByType('Redirect')).toMatchObject([{ from: '/at-start' }]);
  });

  test('of the reference becomes its nodes, and what pages ask for', async () => {
    const intents = 'doc: intents\nintents: [{ name: TurnOn, description: On. }]\nslotCombinations: []\n';
    await save('data/intents.yml', intents);
    expect(gatsby.args.getNodesByType('Intent')).toMatchObject([{ name: 'TurnOn', doc: 'intents' }]);
    expect(currentTree().data.texts.get('intents')).toBe(intents);
  });

  test('in another folder makes nothing', async () => {
    await save('docs/data/intents.yml', 'a: 1\n');
    await save('docs/sidebars.yml', 'Main: [a]\n');
    expect([...gatsby.store.values()].filter(({ internal }) => internal.type !== 'File')).toEqual([]);
    expect([...currentTree().data.texts]).toEqual([]);
  });

  test('that gets a mistake while a build runs stops it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await save('data/sidebars.yml', 'Main: [a]\n');
    expect(gatsby.said).toEqual([]);
    await save('data/sidebars.yml', 'Main:\n  - a\n - b\n');
    expect(gatsby.said).toMatchObject([{ level: 'panic' }]);
  });
});

describe('a Markdown file', () => {
  test('becomes a page and its sections', async () => {
    await save('docs/kinds.md', '---\ntitle: A\n---\n\nText.\n\n## More\n');
    await save('blog/2024-02-29-leap-day.md', '---\ntitle: B\nauthors: { name: Ada }\n---\n\nText.\n');
    expect(gatsby.store.get('kinds')).toMatchObject({ path: '/docs/kinds', internal: { type: 'DocPage' } });
    expect(gatsby.store.get('blog/2024-02-29-leap-day.md')).toMatchObject({
      year: '2024',
      internal: { type: 'BlogPost' },
    });
    expect(gatsby.args.getNodesByType('Author')).toMatchObject([{ name: 'Ada' }]);
    expect(rows()).toEqual(['', 'more', '']);
  });

  test('that is compiled now has its source for MDX, and one that is as it was keeps it', async () => {
    const write = vi.spyOn(mdxSources, 'writeMdxSource').mockReturnValue();
    for (const text of ['One.', 'One.', 'Two.']) await save('docs/runs.md', `---\ntitle: A\n---\n\n${text}\n`);
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('is stored again once for all its children', async () => {
    const link = vi.spyOn(gatsby.args.actions, 'createParentChildLink');
    await save('docs/kinds.md', '---\ntitle: A\n---\n\nText.\n\n## More\n');
    expect(link).toHaveBeenCalledTimes(1);
    expect(gatsby.store.get('mdx docs/kinds.md')?.children).toEqual(
      ['DocPage', 'SearchSection'].flatMap((type) => gatsby.args.getNodesByType(type).map(({ id }) => id)),
    );
  });

  test('whose section vanishes with a partial loses its row in the search', async () => {
    await save('docs/_sections.md', '## One\n\n## Two\n');
    await save('docs/vanish.md', "---\ntitle: A\n---\n\nimport Part from './_sections.md';\n\n<Part />\n");
    expect(rows()).toEqual(['', 'one', 'two']);
    const remove = vi.spyOn(gatsby.args.actions, 'deleteNode');
    await save('docs/_sections.md', '## One\n');
    expect(rows()).toEqual(['', 'one']);
    expect(remove.mock.calls).toMatchObject([[{ anchor: 'two' }]]);
    expect(gatsby.store.get('mdx docs/vanish.md')?.children).toHaveLength(3);
  });

  test('that becomes a draft or unlisted leaves the search', async () => {
    await save('docs/hide.md', '---\ntitle: A\n---\n\n## One\n');
    await save('docs/hide.md', '---\ntitle: A\ndraft: true\n---\n\n## One\n');
    expect(rows()).toEqual([]);
    await save('docs/hide.md', '---\ntitle: A\n---\n\n## One\n');
    expect(rows()).toEqual(['', 'one']);
    await save('docs/hide.md', '---\ntitle: A\nunlisted: true\n---\n\n## One\n');
    expect(rows()).toEqual([]);
    expect(gatsby.store.get('hide')).toMatchObject({ unlisted: true });
  });

  test('that an edit breaks keeps the page as it was, and says what is wrong', async () => {
    await save('docs/broken.md', '---\ntitle: Good\n---\n\nText.\n');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await save('docs/broken.md', '---\nlabel: none\n---\n\nText.\n');
    expect(gatsby.store.get('broken')).toMatchObject({ title: 'Good' });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('docs/broken.md'));
  });

  test('whose merge is not finished is told to be that, and nothing of what its marks are to Markdown', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await save('docs/merge.md', '---\ntitle: A\n---\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> branch\n');
    const said = log.mock.calls.join('\n');
    expect(said).toContain('merge conflict');
    expect(said).toContain('1 problem in');
  });

  test('that gets a mistake while a build runs stops it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await save('docs/late.md', '---\nlabel: none\n---\n\nText.\n');
    expect(gatsby.said).toMatchObject([{ level: 'panic' }]);
    await save('docs/late.md', '---\ntitle: A\n---\n\nText.\n');
    expect(gatsby.said).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      await save('docs/late.md', '---\ntitle: A\n---\n\n```python file=a.py\n```\n');
    expect(gatsby.said.slice(1)).toMatchObject([{ level: 'warn' }]);
  });

  test('that is broken from the start makes no page', async () => {
    await save('docs/never.md', '---\nlabel: none\n---\n\nText.\n');
    expect(gatsby.args.getNodesByType('DocPage')).toEqual([]);
  });

  test('outside of the folders of pages, or of another source, makes nothing', async () => {
    await save('notes/a.md', '---\ntitle: A\n---\n');
    await save('docs/other.md', '---\ntitle: A\n---\n', 'images');
    expect(gatsby.args.getNodesByType('DocPage')).toEqual([]);
  });
});

test('of pages with one address in a tree made for Docusaurus, the second is shown when the first has moved away', async () => {
  const mount = path.join(root, 'mount');
  mkdirSync(mount);
  const origin = { root, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  symlinkSync(path.join(root, 'docs'), path.join(mount, 'docs'));
  startTree(mount);
  const shown = () => gatsby.args.getNodesByType('DocPage').map(({ file, path: address }) => [file, address]);
  await save('docs/first.md', '---\ntitle: A\nslug: /one\n---\n\n## One\n');
  // A build knows all addresses before it makes nodes, so it shows the second not even for a moment.
  for (const mode of ['production', 'development']) {
    vi.stubEnv('NODE_ENV', mode);
    await save('docs/second.md', '---\ntitle: B\nslug: /one\n---\n\n## Two\n');
    expect(shown()).toEqual([['docs/first.md', '/docs/one']]);
  }
  await save('docs/first.md', '---\ntitle: A\nslug: /other\n---\n\n## One\n');
  expect(shown()).toEqual([
    ['docs/first.md', '/docs/other'],
    ['docs/second.md', '/docs/one'],
  ]);
  await save('docs/first.md', '---\ntitle: A\nslug: /one\n---\n\n## One\n');
  expect(shown()).toEqual([['docs/first.md', '/docs/one']]);
  expect(rows()).toEqual(['', 'one']);
});

test('a page is not called wrong by code that has changed since the start', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const isCurrent = vi.spyOn(importGraph, 'isCodeCurrent').mockReturnValue(false);
  await save('docs/new.md', '---\ntitle: A\n---\n\n<NewComponent />\n');
  expect(log).not.toHaveBeenCalled();
  isCurrent.mockReturnValue(true);
  await save('docs/new.md', '---\ntitle: A\n---\n\nText.\n\n<NewComponent />\n');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Unknown component `<NewComponent>`'));
});

test('a data file becomes nodes, which are its children', async () => {
  await save('data/redirects.yml', '- { from: /a, to: /b }\n');
  expect(gatsby.args.getNodesByType('Redirect')).toMatchObject([
    { from: '/a', to: '/b', parent: 'file data/redirects.yml' },
  ]);
  expect(gatsby.store.get('file data/redirects.yml')?.children).toEqual(['redirect:/a']);
});

test('a partial that changes is compiled into the pages that include it', async () => {
  await save('docs/_part.md', 'Old words.\n');
  await save('docs/whole.md', "---\ntitle: A\n---\n\nimport Part from './_part.md';\n\n<Part />\n");
  expect(gatsby.args.getNodesByType('SearchSection')).toMatchObject([{ text: 'Old words.' }]);
  await save('docs/_part.md', 'New words.\n');
  expect(gatsby.args.getNodesByType('SearchSection')).toMatchObject([{ text: 'New words.' }]);
});

test('a build compiles them when all files are known', async () => {
  const words = () => gatsby.args.getNodesByType('SearchSection').map(({ text }) => text);
  vi.stubEnv('NODE_ENV', 'production');
  await save('docs/_late.md', 'Old words.\n');
  await save('docs/waits.md', "---\ntitle: A\n---\n\nimport Part from './_late.md';\n\n<Part />\n");
  await save('docs/_late.md', 'New words.\n');
  expect(words()).toEqual(['Old words.']);
  await callHook(updateOtherPages, gatsby.args);
  expect(words()).toEqual(['New words.']);
});

test('an example that changes is compiled into the pages that show it', async () => {
  const code = (): unknown => gatsby.args.getNodesByType('SearchSection')[0]?.code;
  await save('examples/hub/a.py', 'DOMAIN = "old_name"\n');
  await save('docs/shows.md', '---\ntitle: A\n---\n\n```python file="examples/hub/a.py"\n```\n');
  expect(code()).toContain('old_name');
  await save('examples/hub/a.py', 'DOMAIN = "new_name"\n');
  expect(code()).toContain('new_name');
});

test('before a build makes pages, those that follow from a file of which Gatsby says nothing are compiled again', async () => {
  await save('docs/target.md', '---\ntitle: A\n---\n');
  await save('docs/links.md', '---\ntitle: B\n---\n\n[Target](./target.md)\n');
  const links = () => gatsby.args.getNodesByType('DocPage').find(({ file }) => file === 'docs/links.md')?.outboundLinks;
  expect(links()).toEqual(['/docs/target']);
  currentTree().note('docs/target.md', '---\ntitle: A\nslug: moved\n---\n');
  await callHook(updateOtherPages, gatsby.args);
  expect(links()).toEqual(['/docs/moved']);
});

test.each([
  ['Mdx', undefined, true],
  ['File', 'yml', true],
  ['File', 'png', false],
  ['File', 'py', true, 'examples/hub/a.py'],
  ['File', 'py', false, 'docs/examples/a.py'],
  ['SitePage', undefined, false],
])('of a node of type %s with the ending %s', (type, extension, wanted, relativePath = 'docs/a') => {
  if (!shouldOnCreateNode) throw new Error('There is no such hook.');
  expect(
    Reflect.apply(shouldOnCreateNode, undefined, [{ node: { internal: { type }, extension, relativePath } }]),
  ).toBe(wanted);
});
