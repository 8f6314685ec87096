import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const compile = (body: string) => compileMarkdown('docs/page.md', body);
const tabs = (attributes: string, item = '<TabItem value="a">One.</TabItem>'): string =>
  `<Tabs ${attributes}>\n  ${item}\n</Tabs>`;

test('an attribute that does not fit is reported and left out, and the component keeps the others', () => {
  const { compiled, problems } = compile(tabs('groupId="os" colour="red" lazy="yes"'));
  expect(problems.map(({ what }) => what)).toEqual([
    'The attribute `lazy` of `<Tabs>` is invalid: expected `true` or `false`.',
    '`<Tabs>` has no attribute `colour`.',
  ]);
  expect(compiled.body).toMatchObject([{ kind: 'component', name: 'Tabs', props: { groupId: 'os' } }]);
});

test('what is inside stays of a component that lacks a required attribute', () => {
  const { compiled, problems } = compile(tabs('groupId="os"', '<TabItem label="A">One.</TabItem>'));
  expect(problems.map(({ what }) => what)).toContain('`<TabItem>` is missing the attribute `value`.');
  expect(compiled.body).toMatchObject([{ name: 'Tabs', children: [{ kind: 'html', html: 'One.' }] }]);
});

test('on a page that runs, only a computed attribute may be missing', () => {
  const rest = tabs('', '<TabItem label="A">One.</TabItem>');
  const { compiled, problems } = compile(`export const now = Date.now();\n\n{now}\n\n${rest}`);
  expect(compiled.needsMdx).toBe(true);
  expect(problems.map(({ what }) => what)).toContain('`<TabItem>` is missing the attribute `value`.');
  const computed = compile(`export const type = String(Date.now());\n\n<Admonition type={type}>Text.</Admonition>`);
  expect(computed.problems).toEqual([]);
});

test('a list of cards on a page that runs shows nothing, because the pages are not known yet', () => {
  const { compiled } = compile('export const now = Date.now();\n\n{now}\n\n<DocCardList />');
  expect(compiled.mdxSource).toContain('{now}');
  expect(compiled.mdxSource).not.toContain('DocCardList');
});
