import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { nodesOf, settleGenerated } from './generated-nodes';
import { parseText } from '../../markdown/parse/grammar';

/** The nodes of a text as a plugin that gives only their tree, or only their text, would add them. */
function generated(text: string, without: 'estree' | 'value'): Root {
  const tree = parseText(text);
  const strip = (node: object): void => {
    if ('value' in node && typeof node.value === 'object' && node.value) strip(node.value);
    else if ('data' in node && without === 'estree') node.data = {};
    else if ('data' in node && 'value' in node) node.value = '';
    for (const key of ['children', 'attributes'])
      if (key in node) (node as Record<string, object[]>)[key]?.forEach(strip);
  };
  tree.children.forEach(strip);
  return tree;
}

const scripts = [
  "import A from '@site/a';",
  '{1 + one}',
  'Text with {one}.',
  '<A b={one} />',
  '<A {...one} />',
  'Text with <A b={[1, "two"]} />.',
];

test.each(scripts)('%s may lack its tree', (text) => {
  const [added, changed] = [generated(text, 'estree'), generated(text, 'estree')];
  settleGenerated(added, new Set());
  settleGenerated(changed, nodesOf(changed));
  expect([added, changed].map(bodies)).toEqual([bodies(parseText(text)), bodies(parseText(text))]);
});

test.each(scripts)('%s may lack its text', (text) => {
  const tree = generated(text, 'value');
  settleGenerated(tree, new Set());
  expect(bodies(tree)).toEqual(bodies(parseText(text)));
  expect(scriptsIn(tree)).toEqual(scriptsIn(parseText(text.replace(/;$/, ''))));
});

/** All JavaScript of a tree, without places and quotes. */
const bodies = (tree: Root): unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'estree')
      found.push(
        JSON.stringify(value, (inner, part: unknown) =>
          ['start', 'end', 'loc', 'range', 'raw', 'comments', 'position'].includes(inner) ? undefined : part,
        ),
      );
    return key === 'position' ? undefined : value;
  });
  return found;
};

/** The text of all JavaScript of a tree. */
const scriptsIn = (tree: Root): unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(tree, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'data' in value && 'value' in value) found.push(value.value);
    return value;
  });
  return found;
};

test('a root inside of a tree is dissolved, and a node with two parents becomes two', () => {
  const tree = parseText('One.');
  const [shared] = tree.children;
  Object.assign(tree, { children: [shared, { type: 'root', children: [{ type: 'thematicBreak' }, shared] }] });
  settleGenerated(tree, new Set());
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'thematicBreak', 'paragraph']);
  expect(tree.children[0]).not.toBe(tree.children[2]);
  expect(tree.children[0]).toEqual(tree.children[2]);
});

test('source that plugins for MDX 1 add is parsed around what stands between', () => {
  const code = { type: 'code', value: 'npm i' } as const;
  const children = [
    { type: 'import', value: "import Tabs from '@theme/Tabs';" },
    { type: 'export', value: 'export const size = 1;' },
    { type: 'jsx', value: '<Tabs values={[1]}>\n<b>' },
    code,
    { type: 'jsx', value: '</b>\n</Tabs>' },
  ];
  const tree = parseText('- Text.');
  const item = tree.children[0]?.type === 'list' ? tree.children[0].children[0] : undefined;
  Object.assign(item ?? {}, { children });
  settleGenerated(tree, new Set());
  expect(item?.children).toMatchObject([
    ...[{ type: 'mdxjsEsm' }, { type: 'mdxjsEsm' }],
    { type: 'mdxJsxFlowElement', name: 'Tabs', children: [{ name: 'b', children: [{ ...code }] }] },
  ]);
  expect(bodies(tree)).toHaveLength(3);
});
