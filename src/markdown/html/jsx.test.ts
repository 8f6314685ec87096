import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const compile = (body: string) => compileMarkdown('docs/page.md', body);
const tabs = (attributes: string, item = '<TabItem value="a">One.</TabItem>'): string =>
  `<Tabs ${attributes}>\n  ${item}\n</Tabs>`;

test('an attribute that does not fit is reported and left out, and the component keeps the others', () => {
  const { compiled, problems } = compile(tabs('groupId="os" colour="red" lazy="yes"'));
  expect(problems.map(({ what }) => what)).toEqual([
    '`<Tabs>` has no attribute `colour`.',
    'The attribute `lazy` of `<Tabs>` is invalid: expected `true` or `false`.',
  ]);
  expect(problems.map(({ remedy }) => remedy)[1]).toBe('Write `<Tabs lazy={…}>`.');
  expect(compiled.body).toMatchObject([{ kind: 'component', name: 'Tabs', props: { groupId: 'os' } }]);
});

test.each([
  ['button', 'Pages cannot have the HTML element `<button>`.', 'Remove it, or use Markdown or a component'],
  ['font', 'Pages cannot have the HTML element `<font>`.', 'Remove it, or use Markdown or a component'],
  ['script', 'Pages cannot have the HTML element `<script>`.', 'Remove it. The security policy allows'],
  ['sumary', 'Unknown HTML element `<sumary>`.', 'Did you mean `summary`?'],
])('the element %s is no part of a page', (name, what, remedy) => {
  const [problem] = compile(`<${name}>A</${name}>`).problems;
  expect(problem).toMatchObject({ what, remedy: expect.stringContaining(remedy) as string });
});

test('the case of a parent is one mistake, not another in each child', () => {
  const { problems } = compile(
    '<tabs>\n  <TabItem value="a">One.</TabItem>\n  <TabItem value="b">Two.</TabItem>\n</tabs>',
  );
  expect(problems.map(({ what }) => what)).toEqual(['Unknown HTML element `<tabs>`.']);
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
