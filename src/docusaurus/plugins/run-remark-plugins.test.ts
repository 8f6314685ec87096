import { setTimeout as sleep } from 'node:timers/promises';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { expect, test } from 'vitest';
import type { MarkdownPlugin } from './remark-plugins';
import { parseText } from '../../markdown/parse/grammar';
import { standalone } from '../../markdown/page-context';
import { resolveLinks, runPlugins } from './run-remark-plugins';

const plugin = (attach: MarkdownPlugin['attach'], name = 'p'): MarkdownPlugin => ({
  ...{ name, attach, options: [], isEarly: false },
});
const pageOf = (text: string) => ({
  ...{ path: '/a.md', text, frontMatter: {}, tree: parseText(text), parse: () => parseText(text) },
  resolveLinks: () => () => undefined,
});
const run = (text: string, ...plugins: MarkdownPlugin[]) => runPlugins(pageOf(text), plugins, 100);

test('nodes of another text lose their places, which would be read in the text of the page', async () => {
  const { tree } = await run(
    'Mine.',
    plugin(function include(this: Processor) {
      return (root: Root) => {
        root.children.push(...(this.parse('# Theirs') as Root).children);
      };
    }),
  );
  expect(tree.children.map(({ type, ...node }) => [type, 'position' in node])).toEqual([
    ['paragraph', true],
    ['heading', false],
  ]);
});

test('only later plugins find links resolved, and what they leave is put back', async () => {
  const seen: string[] = [];
  const spy = (): ((root: Root) => void) => (root) => {
    seen.push(JSON.stringify(root).includes('./b.md') ? 'file' : 'address');
  };
  const resolveLinks = (tree: Root): (() => void) => {
    const text = JSON.stringify(tree);
    Object.assign(tree, JSON.parse(text.replace('./b.md', '/docs/b')));
    return () => void Object.assign(tree, JSON.parse(text));
  };
  const text = '[b](./b.md)';
  const { tree } = await runPlugins(
    { ...pageOf(text), resolveLinks },
    [{ ...plugin(spy), isEarly: true }, plugin(spy)],
    100,
  );
  expect(seen).toEqual(['file', 'address']);
  expect(JSON.stringify(tree)).toContain('./b.md');
});

test('another tree that a plugin returns counts', async () => {
  const { tree } = await run(
    'Mine.',
    plugin(() => () => ({ type: 'root', children: [{ type: 'thematicBreak' }] })),
  );
  expect(tree.children.map(({ type }) => type)).toEqual(['thematicBreak']);
});

test('a plugin that waits for ever fails', async () => {
  const { failed } = await run(
    'Mine.',
    plugin(() => () => new Promise(() => undefined)),
  );
  expect([...failed.values()]).toEqual(['It did not finish within 0.1 s.']);
});

test('a plugin may wait while those of other pages finish', async () => {
  const waits = (milliseconds: number) => plugin(() => () => sleep(milliseconds));
  // Long enough for a busy machine.
  const runFor = (text: string, milliseconds: number) => runPlugins(pageOf(text), [waits(milliseconds)], 500);
  const slow = runFor('Slow.', 1000);
  for (let at = 0; at < 5; at++) await runFor('Quick.', 200);
  expect((await slow).failed.size).toBe(0);
});

test('a page is parsed once, and again only after a plugin has failed', async () => {
  let times = 0;
  const page = {
    ...pageOf('Mine.'),
    parse: () => {
      times += 1;
      return parseText('Mine.');
    },
  };
  await runPlugins(page, [plugin(() => () => undefined)], 100);
  expect(times).toBe(0);
  await runPlugins(page, [plugin(() => () => Promise.reject(new Error('No.')))], 100);
  expect(times).toBe(1);
});

test.each([
  ['has no list of children', { type: 'paragraph', children: undefined }],
  ['holds a function', { type: 'paragraph', children: [], data: { later: () => undefined } }],
])('a plugin whose node %s fails, and the page is kept', async (_, node) => {
  const { tree, failed } = await run(
    'Mine.',
    plugin(() => (root: Root) => void root.children.push(node as Root['children'][number]), 'bad'),
    plugin(() => (root: Root) => void root.children.push({ type: 'thematicBreak' })),
  );
  expect([...failed.keys()].map(({ name }) => name)).toEqual(['bad']);
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'thematicBreak']);
});

test('a plugin is attached once for all pages', async () => {
  let times = 0;
  const counting = plugin(() => {
    times += 1;
    return () => undefined;
  });
  await run('One.', counting);
  await run('Two.', counting);
  expect(times).toBe(1);
});

const urlsIn = (tree: Root): unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'url') found.push(value);
    return value;
  });
  return found;
};

test('links to Markdown files have their addresses while plugins run, and those that are still there are put back', () => {
  const addressOf = (file: string) => (file === 'docs/b.md' || file === 'docs/C.MDX' ? `/${file}` : undefined);
  const context = { ...standalone, policy: 'lenient', addressOf } as const;
  const written = ['b.md', 'b.md?x=1', 'b.md#part', 'C.MDX', 'gone.md', 'b.mdown', 'https://a.example/b.md'];
  const tree = parseText(`${written.map((url) => `[a](${url})`).join(' ')}\n\n[b]: b.md\n`);
  const putBack = resolveLinks(tree, 'docs/a.md', context);
  const resolved = [
    '/docs/b.md',
    '/docs/b.md?x=1',
    '/docs/b.md#part',
    '/docs/C.MDX',
    ...written.slice(4),
    '/docs/b.md',
  ];
  expect(urlsIn(tree)).toEqual(resolved);
  const [paragraph] = tree.children;
  if (paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'link') paragraph.children[0].url = '/other';
  putBack();
  expect(urlsIn(tree)).toEqual(['/other', ...written.slice(1), 'b.md']);
});
