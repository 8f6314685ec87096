import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileMarkdown } from '../markdown/compile';
import { standalone } from '../markdown/page-context';
import { loadReference } from '../model/reference/reference';
import { checkContent } from './check-content';
import { readContent } from './files/read-content';
import { TreeContext } from './tree-context';
import { defaultConfig } from '../config/site-config';
import { writeFiles } from '../../test/write-files';

const config = defaultConfig();

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>): void => writeFiles(root, files);

/** Checks the folder; `file:line what` of every problem, sorted. */
async function check(withDrafts = false): Promise<string[]> {
  const problems = await checkContent({
    ...{ contentDir: root, staticDir: path.join(root, 'static'), withDrafts },
  });
  return problems.map(({ file, line, what }) => `${file}:${line} ${what}`).sort();
}

const doc = (body = 'Text.', title = 'A'): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

test('a sound tree has no problems', async () => {
  write({
    'docs/start.md': doc('![A dot](img/dot.svg) [b](guide/page.md#part) [c](/logo.svg)'),
    'docs/img/dot.svg': '<svg/>',
    'docs/guide/page.mdx': doc('## Part\n\nText.'),
    'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [core]\n---\n\nText.\n',
    'data/authors.yml': 'core: { name: Core }\n',
    'data/sidebars.yml': 'Main: [start, guide/page]\n',
    'static/logo.svg': '',
  });
  expect(await check()).toEqual([]);
});

test('files that nothing reads, and a file in the place of a page, are told', async () => {
  write({
    'docs/start.md': doc('[b](b.md)'),
    'docs/b.md': doc(),
    'doc/c.md': doc(),
    'doc/e.md': doc(),
    'notes.md': doc(),
    'old.yml.md.bak': 'A',
    'more/a.txt': 'A',
    'more/b.yml': 'A',
    'tools/run.py': 'A',
    'node_modules/a/README.md': 'A',
    'docs/d.MD': doc(),
    'data/entities/lamp.yaml': 'A',
    'data/sidebars.yml': 'Main: [start, b]\n',
    'examples/one/main.json': '{}',
    'README.md': 'For writers.',
    'static/docs/b/index.html': 'B',
  });
  expect(await check()).toEqual([
    'data/entities/lamp.yaml:1 Nothing reads this file.',
    'doc:1 Nothing reads this folder.',
    'docs/b.md:1 The address `/docs/b` is already used by the file `static/docs/b/index.html`.',
    'docs/d.MD:1 The file is no page because its name ends with `.MD`.',
    'more:1 Nothing reads this folder.',
    'notes.md:1 Nothing reads this file.',
  ]);
});

test('mistakes of several files and kinds are all reported in one run, each with file and line', async () => {
  write({
    'docs/title.md': '---\nid: title\n---\n\nText.\n',
    'docs/yaml.md': '---\ntitle: A: b\n---\n\nText.\n',
    'docs/body.md': doc('Use {name}.\n\n<Foo />\n\n[a](/docs/nowhere)'),
    'docs/picture.md': doc('![A dot](dot.png)'),
    'docs/syntax.md': doc('Text.\n\n<div>\n\nMore.'),
    'blog/undated.md': '---\ntitle: A\nauthors: [core]\n---\n\nText.\n',
    'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [nobody]\n---\n\nText.\n',
    'data/authors.yml': 'core: { name: Core }\n',
    'data/sidebars.yml': 'Main:\n  - body\n  - bdoy\n',
    'data/sidebar.yml': 'Main: []\n',
  });
  const [first, second, third, ...rest] = await check();
  expect([first, second, third]).toEqual([
    'blog/2024-01-02-a.md:3 The author `nobody` is not in data/authors.yml.',
    'blog/undated.md:1 The post has no valid date: `blog/undated.md`.',
    'data/sidebar.yml:1 Unknown data file `sidebar.yml`.',
  ]);
  expect(rest.slice(0, -1)).toEqual([
    'data/sidebars.yml:3 The sidebar `Main` refers to an unknown doc `bdoy`.',
    'docs/body.md:5 `{name}` is an expression, but `name` is not defined on this page.',
    'docs/body.md:7 Unknown component `<Foo>`.',
    'docs/body.md:9 The link `/docs/nowhere` is broken because the page `/docs/nowhere` does not exist.',
    'docs/picture.md:1 This page is not in a sidebar, and no page links to it.',
    'docs/picture.md:5 The image `docs/dot.png` does not exist.',
    'docs/syntax.md:7 The tag `<div>` is never closed.',
    'docs/title.md:2 `title` is missing.',
  ]);
  expect(rest.at(-1)).toMatch(/^docs\/yaml\.md:2 Invalid YAML: /);
});

test('a file whose merge was not finished has that problem alone, which nothing corrects by itself', async () => {
  const conflict = '<<<<<<< HEAD\n- One <5\n=======\n- Two\n>>>>>>> branch';
  write({
    'docs/merged.md': doc(conflict),
    'data/authors.yml': `core:\n${conflict.replace(/- .*/g, '  name: Core')}\n`,
  });
  expect(await check()).toEqual([
    'data/authors.yml:2 The file has a merge conflict that is not resolved.',
    'docs/merged.md:5 The file has a merge conflict that is not resolved.',
  ]);
});

test('a file that is not in UTF-8 is named with its line, and nothing that follows from it', async () => {
  const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
  write({ 'docs/_part.md': '', 'docs/utf16.md': '', 'docs/page.md': doc('\uFFFD stands for an unknown character.') });
  writeFileSync(path.join(root, 'docs/utf16.md'), Buffer.from(`\uFEFF${doc()}`, 'utf16le'));
  writeFileSync(path.join(root, 'docs/_part.md'), latin1('Text.\n\nÜber'));
  writeFileSync(path.join(root, 'docs/title.md'), latin1(doc('Text.', 'Über')));
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'data/terms.yml'), latin1('# ä\nHome: [hömë]\n'));
  writeFileSync(path.join(root, 'docs/c#.md'), doc());
  const problems = (await check()).filter((problem) => !problem.includes('sidebar'));
  expect(problems.map((problem) => problem.replace(/ valid UTF-8.*| after which.*/, ''))).toEqual([
    'data/terms.yml:1 The line is not',
    'docs/_part.md:3 The line is not',
    'docs/c#.md:1 The name of the file has `#`,',
    'docs/title.md:2 The line is not',
    'docs/utf16.md:1 The file is in UTF-16, not in UTF-8.',
  ]);
});

test('links into a page that cannot be parsed are not reported as well', async () => {
  write({
    'docs/broken.md': doc('## Part\n\n<div>'),
    'docs/page.md': doc('[a](broken.md#part)'),
  });
  expect(await check()).toEqual(['docs/broken.md:7 The tag `<div>` is never closed.']);
});

test('the same picture file is found from docs and blog, by its path in the content folder', async () => {
  write({
    'docs/img/dot.svg': '<svg/>',
    'docs/guide/page.md': doc('![A dot](../img/dot.svg)\n\n![A dot](img/dot.svg)'),
  });
  expect(await check()).toEqual(['docs/guide/page.md:7 The image `docs/guide/img/dot.svg` does not exist.']);
});

test('a picture of static/ has an address without that folder', async () => {
  write({
    'static/img/dot.svg': '<svg/>',
    'docs/page.md': doc('![A dot](../static/img/dot.svg)\n\n![A dot](static/dot.svg)'),
  });
  const problems = await checkContent({ contentDir: root, staticDir: path.join(root, 'static'), withDrafts: false });
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    'Write `/img/dot.svg`. The address of a file in static/ is its path below that folder.',
    'Use its path relative to this file, such as `img/light.png` in a folder beside it.',
  ]);
});

test('a page that the data names is missed in the data, and not where components link to it', async () => {
  const tiers = ['bronze', 'silver', 'gold', 'platinum'].map((name) => `{ name: ${name}, description: D. }`);
  write({
    'docs/rules.md': doc('## Rules\n\n<RulesByTier />'),
    'data/quality-scale.yml': `doc: rules
checklistDoc: rules
rulesDoc: rules
tiers: [${tiers.join(', ')}]
rules:
  - { id: a, title: A, tier: bronze, doc: a, topics: [code], description: A. }
`,
  });
  expect(await check()).toEqual(['data/quality-scale.yml:6 There is no page `a`.']);
});

test('partials and editor files are no pages', async () => {
  write({
    'docs/start.md': doc(),
    'docs/_partial.md': '<div>',
    'docs/.draft.md': '<div>',
    'docs/_old/a.md': '<',
  });
  expect(await check()).toEqual([]);
});

test('a tree without any folder has no problems', async () => {
  expect(await check()).toEqual([]);
});

test('links to drafts are dead in the published site only', async () => {
  write({
    'docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
    'docs/page.md': doc('[a](draft.md)'),
  });
  expect(await check()).toHaveLength(1);
  expect(await check(true)).toEqual([]);
});

test('a page that runs its own code is a warning, so that a reviewer sees it', async () => {
  write({ 'docs/a.mdx': doc('export const now = Date.now();\n\nIt is {now}.'), 'docs/b.md': doc('Text.', 'B') });
  // A mistake may look like code.
  write({
    'docs/b.mdx': doc('export const now = Date.now();\n\nIt is {now}.\n\n<Foo />', 'C').replace(
      '---\n',
      '---\nslug: c\n',
    ),
  });
  expect(await check()).toContain('docs/a.mdx:1 This page runs its own JavaScript in the build and in browsers.');
  expect((await check()).filter((problem) => problem.startsWith('docs/b') && problem.includes('JavaScript'))).toEqual(
    [],
  );
});

test('a link that leads out of the folder of the content is an error', async () => {
  write({ 'docs/a.md': doc() });
  await symlink('/etc/hostname', path.join(root, 'docs/hostname.txt'));
  expect(await check()).toContain('docs/hostname.txt:1 The symbolic link leads out of the content folder.');
});

test('an address of a file of the tree leads nowhere when the tree does not have the file', async () => {
  const origin = { root, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  const links = '[a](../src/data.zip) [b](/assets/files/src/data.zip) [c](/assets/files/src/gone.zip)';
  write({ 'origin.json': JSON.stringify(origin), 'docs/a.md': doc(links), 'src/data.zip': '' });
  expect((await check()).filter((problem) => problem.includes('is broken'))).toEqual([
    expect.stringContaining('The link `/assets/files/src/gone.zip` is broken'),
  ]);
});

test('a translation that lacks an anchor of its original is told so, and the original that links there is not', async () => {
  const source = await mkdtemp(path.join(tmpdir(), 'source-'));
  writeFiles(source, { 'i18n/de/docs/start.md': '' });
  write({
    'origin.json': JSON.stringify({ root: source, locale: 'de', notes: [], sources: {}, folders: {} }),
    'docs/start.md': doc(),
    'docs/original.md': doc('[a](/docs/start#part)', 'B'),
  });
  const anchors = (await check()).filter((problem) => problem.includes('anchor'));
  expect(anchors).toEqual([
    'i18n/de/docs/start.md:1 The translation has no anchor `#part`, to which docs/original.md links.',
  ]);
});

test('a page of a tree for Docusaurus is left out when its address is taken, and one of ours is an error', async () => {
  const origin = { root, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  const said = async () => (await check()).filter((problem) => problem.includes('docs/a.md'));
  write({ 'docs/a.md': doc(), 'docs/a.mdx': doc() });
  expect(await said()).toContain('docs/a.mdx:1 The address `/docs/a` is already used by docs/a.md.');
  write({ 'origin.json': JSON.stringify(origin) });
  const what = 'The page is left out because its address `/docs/a` is already used by docs/a.md.';
  expect((await said()).filter((problem) => problem.includes('docs/a.mdx'))).toEqual([`docs/a.mdx:1 ${what}`]);
  const { pages } = readContent(root, config);
  const tree = TreeContext.of(
    root,
    pages,
    { reference: loadReference(new Map()).reference, texts: new Map() },
    { config },
  );
  expect([...pages.keys()].map((file) => tree.shadowOf(file))).toEqual([undefined, 'docs/a.md']);
});

test('a tree for Docusaurus is warned of what does not stop a build, and may do what ours may not', async () => {
  const origin = { root, notes: [], sources: {}, folders: {} };
  const files = {
    'docs/a.mdx': doc('export const now = Date.now();\n\nIt is {now}. ![A dot](gone.png)'),
    'docs/b.md': doc('<div>'),
    'docs/runs.mdx': doc('export const now = Date.now();\n\nIt is {now}.', 'Runs'),
    'notes.md': 'Text.',
    'i18n/fr/docs/a.md': '',
    'site.yml': 'title: A\nurl: https://a.example\nfavicon: /icon.svg\n',
  };
  const found = async (): Promise<string[]> => {
    const options = { contentDir: root, staticDir: path.join(root, 'static'), withDrafts: false };
    return (await checkContent(options)).map(({ file, severity = 'error' }) => `${severity} ${file}`).sort();
  };
  write(files);
  expect(await found()).toEqual(
    ['docs/a.mdx', 'docs/b.md', 'i18n/fr', 'site.yml']
      .map((file) => `error ${file}`)
      .concat(['warning docs/a.mdx', 'warning docs/runs.mdx', 'warning notes.md']),
  );
  write({ 'origin.json': JSON.stringify(origin) });
  expect(await found()).toEqual(['error docs/b.md', 'warning docs/a.mdx']);
});

test('pictures that no page shows are reported, and other files are not', async () => {
  write({ 'docs/start.md': doc('![A dot](a.svg)'), 'docs/a.svg': '<svg/>', 'docs/b.svg': '', 'docs/other.txt': '' });
  expect(await check()).toEqual([expect.stringContaining('docs/b.svg:1 ')]);
});

test('pictures are not reported as unused while a page that may use them has mistakes', async () => {
  write({ 'docs/start.md': doc('![A dot](a%20dot.png)\n\n<div>'), 'docs/a dot.png': '' });
  const found = await check();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('is never closed');
});

const post = '---\ntitle: A\nauthors: [core]\n---\n\nText.\n';
const rest = (...paths: string[]): string =>
  `title: T\ndoc: rest\nbaseUrl: http://host\ntoken: T\nendpoints:\n${paths.map((at) => `  - method: GET\n    path: ${at}\n    description: D.\n`).join('')}`;
const restPage = doc(
  '## Actions\n\n<ApiOverview api="rest" />\n\n<ApiEndpoint api="rest" endpoint="GET /a" />',
  'Rest',
);

test.each<[string, string, Readonly<Record<string, string>>]>([
  [
    'an author has a wrong key',
    'data/authors.yml:1 Unknown key `image_url` in `core`.',
    { 'data/authors.yml': 'core: { name: Core, image_url: /a.png }\n' },
  ],
  [
    'a sidebar has a wrong key',
    'data/sidebars.yml:2 Unknown key `colapsed` in `Main.Guides`.',
    { 'data/sidebars.yml': 'Main:\n  - { label: Guides, items: [start], colapsed: false }\n' },
  ],
  [
    'a sidebar is indented wrongly',
    'data/sidebars.yml:2 Invalid YAML: There is a second `: ` in the line, or the next line is indented too far.',
    { 'data/sidebars.yml': 'Main:\n  - label: Guides\n     items: [start]\n' },
  ],
  [
    'a page takes the address of another one that has anchors',
    'docs/thief.md:3 The address `/docs/start` is already used by docs/start.md.',
    { 'docs/thief.md': '---\ntitle: B\nslug: start\n---\n\nText.\n' },
  ],
  [
    'an endpoint has no component in its page yet',
    'data/api/rest.yml:9 No page shows the endpoint `GET /new`.',
    { 'docs/rest.md': restPage, 'data/api/rest.yml': rest('/a', '/new'), 'data/sidebars.yml': 'Main: [start, rest]\n' },
  ],
  [
    'the logo is missing',
    'site.yml:4 The picture `/kit.svg` does not exist.',
    { 'site.yml': 'title: A\nurl: https://a.example\nlogo:\n  src: /kit.svg\n' },
  ],
  [
    'the icon is missing',
    'site.yml:3 The picture `/icon.svg` does not exist.',
    { 'site.yml': 'title: A\nurl: https://a.example\nfavicon: /icon.svg\n' },
  ],
  [
    'the picture of previews is missing',
    'site.yml:3 The picture `/og.png` does not exist.',
    { 'site.yml': 'title: A\nurl: https://a.example\nimage: /og.png\n' },
  ],
  [
    'the dark logo is missing',
    'site.yml:5 The picture `/dark.svg` does not exist.',
    {
      'site.yml': 'title: A\nurl: https://a.example\nlogo:\n  src: https://b.example/a.svg\n  srcDark: /dark.svg\n',
    },
  ],
  [
    'the address of the logo has no slash',
    'site.yml:4 The picture `logo.svg` does not exist.',
    { 'site.yml': 'title: A\nurl: https://a.example\nlogo:\n  src: logo.svg\n', 'static/logo.svg': '' },
  ],
  [
    'a long post has no mark for lists',
    'blog/2024-01-03-b.md:1 Lists of posts show all 160 words of this post.',
    { 'blog/2024-01-03-b.md': post.replace('Text.', 'word '.repeat(160)) },
  ],
])('one mistake is one problem: %s', async (_, problem, files) => {
  write({
    'docs/start.md': doc('## Part\n\n[post](/blog/2024/01/02/a) [part](/docs/start#part)'),
    'blog/2024-01-02-a.md': `${post}\n[start](/docs/start#part)\n`,
    'data/authors.yml': 'core: { name: Core }\n',
    'data/sidebars.yml': 'Main: [start]\n',
    'data/navbar.yml': 'items:\n  - { type: docSidebar, label: Main, sidebar: Main }\n',
    ...files,
  });
  expect(await check()).toEqual([problem]);
});

test('a mistake in a file of reference data is one problem, whatever shows the data or names it', async () => {
  const folder = path.resolve('test/fixtures/reference');
  const data = readdirSync(path.join(folder, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yml'),
  );
  const texts = Object.fromEntries(
    data.map((name) => [`data/${name}`, readFileSync(path.join(folder, 'data', name), 'utf8')]),
  );
  const { reference } = loadReference(
    new Map(Object.entries(texts).map(([name, text]) => [name.slice('data/'.length, -'.yml'.length), text])),
  );
  // The last one in the file asks for everything.
  const components = readFileSync(path.join(folder, 'all-components.md'), 'utf8')
    .trim()
    .split('\n\n')
    .reverse()
    .join('\n\n');
  const { headings, anchors: others } = compileMarkdown('docs/all.md', components, {
    ...standalone,
    reference,
  }).compiled;
  const anchors = [...headings.map(({ id }) => id), ...others];
  const links = anchors.map((anchor) => `[${anchor}](all.md#${anchor})`).join(' ');
  const sound = { ...texts, 'docs/all.md': doc(components), 'docs/start.md': doc(links) };
  write(sound);
  const before = await check();
  for (const [file, text] of Object.entries(texts)) {
    write({ ...sound, [file]: `${text}\nmistake: 1\n` });
    const added = (await check()).filter((problem) => !before.includes(problem));
    expect(added).toEqual([expect.stringContaining(`${file}:`)]);
  }
});
