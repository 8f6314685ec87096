import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReference } from '../model/reference/reference';
import { compilePage } from './compile-page';
import { TreeContext } from './tree-context';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'));
  writeFileSync(path.join(root, 'names.yaml'), 'first: One\nlist: [a, b]\n');
  writeFileSync(path.join(root, 'sample.py'), 'x = 1\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;
const tree = (pages: Record<string, string>): TreeContext =>
  TreeContext.of(root, new Map(Object.entries(pages)), loadReference(new Map()));

describe('a link to a Markdown file', () => {
  const pages = {
    'docs/guide/own.md': page('## Part', 'slug: /elsewhere\n'),
    'docs/named.md': page('Text.', 'id: other-name\n'),
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

  test('cannot lie outside of the tree', () => {
    expect(compiled("import x from '../../../etc/hostname.yaml';\n\n{x}").problems).toHaveLength(1);
  });
});

test('the key of a page changes with what its result follows from, and with nothing else', () => {
  const source = page("import names from '@site/names.yaml';\n\n[b](./b.md) {names.first}");
  const key = (b: string): string =>
    tree({ 'docs/a.md': source, 'docs/b.md': page('Text.', b) }).keyOf('docs/a.md', source);
  const before = key('');
  expect(key('description: Other.\n')).toBe(before);
  expect(key('slug: moved\n')).not.toBe(before);
  writeFileSync(path.join(root, 'names.yaml'), 'first: Two\nlist: [a, b]\n');
  expect(key('')).not.toBe(before);
});

describe('a page that includes partials', () => {
  const source = page("import Setup from './_setup.mdx';\n\n<Setup />");
  const files = { 'docs/a.md': source };
  const write = (name: string, text: string): void => {
    mkdirSync(path.join(root, 'docs'), { recursive: true });
    writeFileSync(path.join(root, 'docs', name), text);
  };

  test('has another key when one of them changes, also one that another includes', () => {
    const key = (): string => tree(files).keyOf('docs/a.md', source);
    write('_setup.mdx', "import Inner from './_inner.md';\n\n<Inner />\n");
    write('_inner.md', 'One.');
    const before = key();
    expect(key()).toBe(before);
    write('_inner.md', 'Two.');
    expect(key()).not.toBe(before);
  });

  test('depends on them, on what they show, and on those that are missing', () => {
    write('_setup.mdx', 'import Gone from \'./_gone.md\';\n\n<EntityProperties platform="lamp" />\n');
    expect(tree(files).usedBy('docs/a.md', source)).toEqual(['docs/_setup.mdx', 'docs/_gone.md', 'entities/lamp']);
  });
});

test('a partial in a folder that a foreign tree calls otherwise is found by that name', () => {
  const mount = mkdtempSync(path.join(tmpdir(), 'mount-'));
  mkdirSync(path.join(mount, 'docs'));
  writeFileSync(path.join(mount, 'docs/_part.md'), '[Other](./other.md)\n');
  const origin = { root: mount, notes: [], sources: {}, folders: { docs: 'handbook' } };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  const source = page("import Part from '@site/handbook/_part.md';\n\n<Part />");
  const pages = new Map([
    ['docs/a.md', source],
    ['docs/other.md', page('Text.')],
  ]);
  const context = TreeContext.of(mount, pages, loadReference(new Map()));
  const { page: compiled, problems } = compilePage('docs/a.md', source, context);
  expect(problems).toEqual([]);
  expect(compiled?.links).toMatchObject([{ target: '/docs/other', partial: 'docs/_part.md' }]);
  rmSync(mount, { recursive: true, force: true });
});
