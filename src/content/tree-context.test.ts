import { mkdirSync, mkdtempSync, rmSync, writeFileSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { digestOf } from '../model/digest';
import { loadReference } from '../model/reference/reference';
import { compilePage } from './compile-page';
import { TransformedPagesWriter } from './transformed-pages';
import { TreeContext } from './tree-context';
import { defaultConfig } from '../config/site-config';

let outside = '';
let root = '';
beforeAll(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'tree-'));
  root = path.join(outside, 'root');
  mkdirSync(root);
  writeFileSync(path.join(outside, 'secret.yaml'), 'key: value\n');
  writeFileSync(path.join(outside, 'secret.jsx'), '');
  writeFileSync(path.join(root, 'names.yaml'), 'first: One\nlist: [a, b]\n');
  writeFileSync(path.join(root, 'sample.py'), 'x = 1\n');
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;
const tree = (pages: Record<string, string>): TreeContext =>
  TreeContext.of(root, new Map(Object.entries(pages)), loadReference(new Map()), { config: defaultConfig() });

test('a package is there when it is installed here', () => {
  expect(['react', '@mdx-js/react', 'none'].map(tree({}).hasPackage)).toEqual([true, true, false]);
});

describe('a link to a Markdown file', () => {
  const pages = {
    'docs/guide/own.md': page('## Part', 'slug: /elsewhere\n'),
    'docs/named.md': page('Text.', 'id: other-name\n'),
    'docs/escaped.md': page('Text.', '"sl\\u0075g": by-escape\n'),
    'docs/heading.md': '---\nslug: by-heading\n---\n\n# A title\n',
    'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [a]\nslug: short\n---\n\nText.\n',
  };
  test.each([
    ['./guide/own.md#part', '/docs/elsewhere#part'],
    ['guide/own.md', '/docs/elsewhere'],
    ['@site/docs/guide/own.md', '/docs/elsewhere'],
    ['/guide/own.md', '/docs/elsewhere'],
    ['named.md', '/docs/other-name'],
    ['heading.md', '/docs/by-heading'],
    ['escaped.md', '/docs/by-escape'],
    ['../blog/2024-01-02-a.md?x=1', '/blog/short?x=1'],
  ])('leads to the address that the page has: %s', (href, target) => {
    const { page: compiled, problems } = compilePage('docs/start.md', page(`[a](${href})`), tree(pages));
    expect(problems).toEqual([]);
    expect(compiled?.links.map((link) => link.target)).toEqual([target]);
  });

  test('is looked for below the docs when it is not beside the page', () => {
    const { page: compiled } = compilePage('docs/guide/a.md', page('[a](named.md)'), tree(pages));
    expect(compiled?.links[0]?.target).toBe('/docs/other-name');
  });
});

describe('imported data', () => {
  const compiled = (body: string) => compilePage('docs/a.md', page(body), tree({}));

  test('is usable where its value is known, without running the page', () => {
    const body = "import names from '@site/names.yaml';\n\n{names.first} and {names.list[1]} and {`${names.first}!`}.";
    const { page: made, problems } = compiled(body);
    expect(problems).toEqual([]);
    expect(made?.needsMdx).toBe(false);
    expect(made?.sections[0]?.text).toBe('One and b and One!.');
  });

  test('may name its loader, also as plain text', () => {
    const body =
      "import names from '!!yaml-loader!@site/names.yaml';\nimport code from '!!raw-loader!../sample.py';\n\n{names.first}\n\n<CodeBlock language=\"python\">{code}</CodeBlock>";
    const { page: made, problems } = compiled(body);
    expect(problems).toEqual([]);
    expect(made?.sections[0]?.code).toBe('x = 1');
  });

  test('that has to be computed with makes the page run as MDX', () => {
    const { page: made, problems } = compiled(
      "import names from '@site/names.yaml';\n\n{names.list.map((name) => <b key={name}>{name}</b>)}",
    );
    expect(problems).toEqual([]);
    expect(made?.needsMdx).toBe(true);
  });

  test.each(['./..%2F..%2Fsecret.yaml', '@site/..%2Fsecret.yaml'])('cannot lie outside of the tree: %s', (name) => {
    expect(compiled(`import secret from '${name}';\n\n{secret.key}`).problems.map(({ what }) => what)).toEqual([
      expect.stringContaining('The imported file') as string,
    ]);
  });

  test('a module cannot lie there, either', () => {
    const { problems } = compiled("import Secret from './..%2F..%2Fsecret.jsx';\n\n<Secret />");
    expect(problems[0]?.what).toContain('The imported file');
  });
});

test('a partial in a folder that a foreign tree calls otherwise is found by that name', () => {
  const mount = mkdtempSync(path.join(tmpdir(), 'mount-'));
  mkdirSync(path.join(mount, 'docs'));
  writeFileSync(path.join(mount, 'docs/_part.md'), '[Other](./other.md)\n');
  const origin = {
    root: mount,
    notes: [],
    sources: {},
    folders: { docs: 'handbook' },
    aliases: {},
    components: [],
    allowsGaps: false,
  };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  const source = page("import Part from '@site/handbook/_part.md';\n\n<Part />");
  const pages = new Map([
    ['docs/a.md', source],
    ['docs/other.md', page('Text.')],
  ]);
  const context = TreeContext.of(mount, pages, loadReference(new Map()), { config: defaultConfig() });
  const { page: compiled, problems } = compilePage('docs/a.md', source, context);
  expect(problems).toEqual([]);
  expect(compiled?.links).toMatchObject([{ target: '/docs/other', partial: 'docs/_part.md' }]);
  rmSync(mount, { recursive: true, force: true });
});

test('a page is no longer a duplicate when the first one gets another address', () => {
  const mount = mkdtempSync(path.join(tmpdir(), 'mount-'));
  const origin = { root: mount, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  const pages = new Map([
    ['docs/a.md', page('One.', 'slug: same\n')],
    ['docs/b.md', page('Two.', 'slug: same\n')],
  ]);
  const context = TreeContext.of(mount, pages, loadReference(new Map()), { config: defaultConfig() });
  expect(context.shadowOf('docs/b.md')).toBe('docs/a.md');
  expect(context.note('docs/a.md', page('Three.', 'slug: same\n'))).toBe(false);
  expect(context.note('docs/a.md', page('One.', 'slug: other\n'))).toBe(true);
  expect(context.shadowOf('docs/b.md')).toBeUndefined();
  expect(context.shadowOf('docs/none.md')).toBeUndefined();
  context.note('docs/a.md', page('One.', 'slug: same\n'));
  expect(context.shadowOf('docs/b.md')).toBe('docs/a.md');
  // Neither page has a file.
  context.forgetDeleted();
  expect([context.pageFiles(), context.shadowOf('docs/b.md')]).toEqual([[], undefined]);
  rmSync(mount, { recursive: true, force: true });
});

test('pages and data whose files are gone are forgotten, and others stay', () => {
  const lamp = 'platform: lamp\ntitle: Lamp\ndoc: lamp\nproperties: []\n';
  const files = { 'docs/a.md': page('A'), 'data/entities/lamp.yml': lamp };
  writeFiles(root, files);
  const data = loadReference(
    new Map(['lamp', 'fan'].map((name) => [`entities/${name}`, lamp.replaceAll('lamp', name)])),
  );
  const pages = new Map(['docs/a.md', 'docs/b.md'].map((name) => [name, page('A')]));
  const context = TreeContext.of(root, pages, data, { config: defaultConfig() });
  const digests = (): string[] =>
    ['entities/', 'entities/lamp', 'entities/fan'].map((name) => context.digestOfData(name));
  const [all, kept, gone] = digests();
  expect(digests()).toEqual([all, kept, gone]);
  context.forgetDeleted();
  const { data: left } = context;
  expect([context.pageFiles(), [...left.texts.keys()]]).toEqual([['docs/a.md'], ['entities/lamp']]);
  expect(digests().map((digest, index) => digest === [all, kept, gone][index])).toEqual([false, true, false]);
  context.forgetDeleted();
  expect(context.data).toBe(left);
});

test('what plugins of a tree made of a page is used for the text that they were given', () => {
  const mount = mkdtempSync(path.join(tmpdir(), 'mount-'));
  const made = { source: digestOf('One.'), problems: [], isComplete: true };
  const writer = new TransformedPagesWriter(mount);
  writer.add('docs/a.md', made);
  const contextWith = (runsPlugins: boolean): TreeContext => {
    writeFiles(mount, {
      'origin.json': JSON.stringify({ ...{ root, notes: [], sources: {}, folders: {} }, runsPlugins }),
    });
    return TreeContext.of(mount, new Map(), loadReference(new Map()), { config: defaultConfig() });
  };
  const { transformed } = contextWith(true);
  expect([transformed?.('docs/a.md', 'One.'), transformed?.('docs/a.md', 'Two.')]).toEqual([made, undefined]);
  expect(transformed?.('docs/b.md', 'One.')).toBeUndefined();
  expect(contextWith(false).transformed).toBeUndefined();
});

const folder = mkdtempSync(path.join(tmpdir(), 'tree-state-'));
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

test('the state of a tree changes with addresses and settings, and with nothing else', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const { keepTreeState, treeStateFile } = await import('./tree-context');
  writeFileSync(path.join(folder, 'origin.json'), '{}');
  const long = new Date('2020-01-01');
  const isNew = (addresses: readonly [string, string][]): boolean => {
    keepTreeState({ root: folder, addresses: new Map(addresses) });
    const changed = statSync(treeStateFile).mtimeMs !== long.getTime();
    utimesSync(treeStateFile, long, long);
    return changed;
  };
  expect(
    isNew([
      ['docs/a.md', '/a'],
      ['docs/b.md', '/b'],
    ]),
  ).toBe(true);
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/a'],
    ]),
  ).toBe(false);
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/c'],
    ]),
  ).toBe(true);
  writeFileSync(path.join(folder, 'origin.json'), '{ "components": ["A"] }');
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/c'],
    ]),
  ).toBe(true);
});
