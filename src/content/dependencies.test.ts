import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadReference } from '../model/reference/reference';
import { compileRecorded, filesAsked, isCurrent } from './dependencies';
import { TreeContext } from './tree-context';
import { sampleScale } from '../../test/samples/sample-scale';
import { defaultConfig } from '../config/site-config';
import { writeFiles } from '../../test/write-files';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

/** The tree of these files: pages, data, and others that pages may import. */
function treeOf(files: Files): TreeContext {
  rmSync(root, { recursive: true, force: true });
  writeFiles(root, files);
  const named = (pattern: RegExp): Map<string, string> =>
    new Map(
      Object.entries(files).flatMap(([name, text]) => {
        const found = pattern.exec(name)?.[1];
        return found === undefined ? [] : [[found, text]];
      }),
    );
  return TreeContext.of(root, named(/^(docs\/(?!_).*\.mdx?)$/), loadReference(named(/^data\/(.*)\.yml$/)), {
    config: defaultConfig(),
  });
}

/** What a mounted tree says of itself. */
const originWith = (more: object): Files => ({
  'origin.json': JSON.stringify({
    ...{ root: '/tree', notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false },
    ...more,
  }),
});

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;
const lamp = (platform: string, name: string): string =>
  `platform: ${platform}\ntitle: Lamp\ndoc: lamp\nproperties:\n  - { name: ${name}, type: bool, required: true, description: On. }\n`;
/** Whether the page of a tree is still current when these files are others (or absent, for an empty text). */
function isCurrentAfter(files: Files, changes: Files): boolean {
  const source = files['docs/a.mdx'] ?? '';
  const made = compileRecorded('docs/a.mdx', source, treeOf(files));
  const after = Object.entries({ ...files, ...changes }).filter(([, text]) => text !== '');
  // What a cache keeps is JSON.
  const kept = JSON.parse(JSON.stringify(made)) as typeof made;
  return isCurrent(kept, source, treeOf(Object.fromEntries(after)));
}

const data = { 'data/entities/lamp.yml': lamp('lamp', 'is_on'), 'data/entities/fan.yml': lamp('fan', 'is_on') };
const partials = { 'docs/_setup.mdx': "import Inner from './_inner.md';\n\n<Inner />\n", 'docs/_inner.md': 'One.' };
const setup = "import Setup from './_setup.mdx';\n\n<Setup />";

describe('a compiled page is made again when an answer is another', () => {
  test.each<[string, string, Files, Files]>([
    ['the address of a page', '[b](./b.md)', { 'docs/b.md': page('') }, { 'docs/b.md': page('', 'slug: moved\n') }],
    ['the same, with a quoted key', '[b](./b.md)', { 'docs/b.md': page('') }, { 'docs/b.md': page('', '"slug": x\n') }],
    ['that there is a page', '[b](./b.md)', { 'docs/b.md': page('') }, { 'docs/b.md': '' }],
    ['that there is none', '[b](./b.md)', {}, { 'docs/b.md': page('') }],
    ['which pages a mistyped link may mean', '[b](./bb.md)', {}, { 'docs/b.md': page('') }],
    ['data that it imports', "import a from './a.yml';\n\n{a.b}", { 'docs/a.yml': 'b: 1' }, { 'docs/a.yml': 'b: 2' }],
    [
      'that a theme of a package may have a component',
      "import A from '@theme/A';\n\n<A />",
      originWith({}),
      originWith({ hasFurtherThemes: true }),
    ],
    ['that the tree has a component', '<Foo />', originWith({ components: ['Foo'] }), originWith({})],
    ['that the tree replaces an element', '## A', originWith({}), originWith({ elements: ['h2'] })],
    ['that a module is there', "import A from './b.jsx';\n\n<A />", { 'docs/b.jsx': '1' }, { 'docs/b.jsx': '' }],
    ['a partial', setup, partials, { 'docs/_setup.mdx': 'Two.' }],
    ['a partial of a partial', setup, partials, { 'docs/_inner.md': 'Two.' }],
    ['that a partial is missing', setup, {}, partials],
    [
      'what its partial shows',
      setup,
      { ...data, 'docs/_setup.mdx': '<EntityProperties platform="lamp" />' },
      { 'data/entities/lamp.yml': lamp('lamp', 'is_off') },
    ],
    [
      'a file of a folder of data',
      '<EntityProperties platform="lamp" />',
      data,
      { 'data/entities/lamp.yml': lamp('lamp', 'is_off') },
    ],
    ['the whole folder', '<EntityExplorer />', data, { 'data/entities/fan.yml': lamp('fan', 'is_off') }],
    ['a new file in it', '<EntityExplorer />', data, { 'data/entities/cover.yml': lamp('cover', 'is_off') }],
    [
      'which names are near a mistyped one',
      '<EntityProperties platform="lmap" />',
      data,
      { 'data/entities/lmap.yml': lamp('lmap', 'a') },
    ],
    [
      'a component in code behind a name',
      'export const name = "lamp";\n\n<EntityProperties platform={name} />',
      data,
      { 'data/entities/lamp.yml': lamp('lamp', 'is_off') },
    ],
    [
      'data that there is one file of',
      '<RulesByTier />',
      { 'data/quality-scale.yml': sampleScale('b') },
      { 'data/quality-scale.yml': sampleScale('b', 'Another') },
    ],
    [
      'that it is a rule',
      '`a`',
      { 'data/quality-scale.yml': sampleScale('b') },
      { 'data/quality-scale.yml': sampleScale('a') },
    ],
    [
      'what another page of data links to',
      '<DataFiles of="entities" />',
      data,
      { 'data/entities/lamp.yml': '', 'data/entities/fan.yml': '' },
    ],
  ])('%s', (_, body, files, changes) => {
    expect(isCurrentAfter({ 'docs/a.mdx': page(body), ...files }, changes)).toBe(false);
  });
});

describe('it stays when something else changes', () => {
  test.each<[string, string, Files, Files]>([
    ['the text of a page that it links to', '[b](./b.md)', { 'docs/b.md': page('') }, { 'docs/b.md': page('Text.') }],
    ['another page', '[b](./b.md)', { 'docs/b.md': page('') }, { 'docs/c.md': page('Text.') }],
    ['what a module says', "import A from './b.jsx';\n\n<A />", { 'docs/b.jsx': '1' }, { 'docs/b.jsx': '2' }],
    ['another file of data', "import a from './a.yml';\n\n{a.b}", { 'docs/a.yml': 'b: 1' }, { 'docs/b.yml': 'b: 2' }],
    ['a partial that it does not include', setup, partials, { 'docs/_other.md': 'Two.' }],
    [
      'another file of the folder',
      '<EntityProperties platform="lamp" />',
      data,
      { 'data/entities/fan.yml': lamp('fan', 'is_off') },
    ],
    ['a component in code', '`<EntityExplorer />`', data, { 'data/entities/fan.yml': lamp('fan', 'is_off') }],
    ['other reference data', '<EntityExplorer />', data, { 'data/quality-scale.yml': sampleScale('b') }],
    [
      'other words of the quality scale',
      '`a`',
      { 'data/quality-scale.yml': sampleScale('b') },
      { 'data/quality-scale.yml': sampleScale('b', 'Another') },
    ],
  ])('%s', (_, body, files, changes) => {
    expect(isCurrentAfter({ 'docs/a.mdx': page(body), ...files }, changes)).toBe(true);
  });
});

test('the files that a page asks for are what it includes and imports, not other pages and data', () => {
  const body =
    "import C from './c.jsx';\nimport Setup from './_setup.mdx';\n\n<Setup /> <C /> [b](./b.md) <EntityExplorer />";
  const { dependencies } = compileRecorded(
    'docs/a.mdx',
    page(body),
    treeOf({ ...data, ...partials, 'docs/b.md': page(''), 'docs/c.jsx': '1' }),
  );
  expect([...new Set(filesAsked(dependencies))].sort()).toEqual(['docs/_inner.md', 'docs/_setup.mdx', 'docs/c.jsx']);
});

test('another text of the page itself makes it outdated', () => {
  const tree = treeOf({});
  const made = compileRecorded('docs/a.mdx', page('One.'), tree);
  expect(isCurrent(made, page('One.'), tree)).toBe(true);
  expect(isCurrent(made, page('Two.'), tree)).toBe(false);
});

test('that a file is now beside the page, and not only elsewhere in its tree, makes it outdated', () => {
  const theirs = path.join(root, 'theirs');
  const files = { ...originWith({ root: theirs, folders: { docs: 'handbook' } }), 'theirs/docs/b.png': 'b' };
  const { dependencies } = compileRecorded('docs/a.mdx', page('![b](./b.png)'), treeOf(files));
  expect(filesAsked(dependencies)).toContain('docs/b.png');
  expect(isCurrentAfter({ 'docs/a.mdx': page('![b](./b.png)'), ...files }, { 'docs/b.png': 'b' })).toBe(false);
});
