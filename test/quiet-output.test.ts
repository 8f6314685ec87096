import { expect, test } from 'vitest';
import { quietOutput } from '../scripts/gatsby/quiet-output.mts';

const shown = (output: string, network?: readonly string[]): string => {
  let text = '';
  const write = quietOutput((part) => (text += part), network);
  for (const chunk of output.match(/[^]{1,7}/g) ?? []) write(chunk);
  return text;
};

test('steps and advice of Gatsby are not for those who write', () => {
  const output = [
    'success load plugins - 1.365s',
    'info Total nodes: 6617',
    'warning The GraphQL query in the non-page component "/a/src/templates/page.tsx" will not be run.',
    'Exported queries are only executed for page components.',
    '',
    'If the failing component is a regular component',
    'warning There are conflicting field types in your data.',
    '',
    'If you have explicitly defined a type for those fields, you can safely ignore this warning message.',
    'success write out requires - 0.114s',
    '',
  ];
  expect(shown(output.join('\n'))).toBe('');
});

test('what is wrong is shown as a whole', () => {
  const problem = 'error Problems in content\n\ndocs/a.md:1:1\n  Wrong.\n\n  > 1 | a\n\n1 problem in the content\n';
  expect(
    shown(`success a\n${problem}<i> [webpack-dev-middleware] wait until bundle finished: /commons.js\nsuccess b\n`),
  ).toBe(problem);
  // Gatsby tells of types that differ in several parts.
  expect(shown(`${problem}Mdx.frontmatter.tags:\n - type: array\n   value: [1]\n`)).toBe(problem);
  expect(shown('Failed to compile.\n')).toBe('Failed to compile.\n');
});

test('what the check of an edit says is shown, whatever was left out before', () => {
  const problems =
    'data/sidebars.yml:8:4\n  Wrong.\n  → Write it right.\n\n1 problem in the content\nThe content has no problems.\n';
  expect(shown(`info changed file at data/sidebars.yml\n${problems}`)).toBe(problems);
  const spaced = problems.replace('sidebars', 'side bars');
  expect(shown(`info changed file at data/side bars.yml\n${spaced}`)).toBe(spaced);
});

test('what the MDX plugin says of front matter is left out, because the check of the content says it with its place', () => {
  const plugin = 'error "gatsby-plugin-mdx" threw an error while running the onCreateNode lifecycle:\n\nbad\n  at x\n';
  const own = 'content/docs/a.md:2:8\n  Wrong.\n';
  expect(shown(plugin + own)).toBe(own);
  expect(shown(plugin.replace('-mdx', '-sharp'))).toContain('bad');
});

test('a file that a program wrote for a moment is not shown, but a page that is missing is', () => {
  const missing = (file: string): string =>
    `error ENOENT: no such file or directory, open '/a.b/content/docs/${file}'\n`;
  for (const file of ['sed76IaD9', 'page.md.new', '.page.md.swp']) expect(shown(missing(file))).toBe('');
  for (const file of ['page.md', 'page.mdx']) expect(shown(missing(file))).toBe(missing(file));
});

test('where the site is is said once, with the addresses for other devices', () => {
  const output =
    'You can now view developer-docs in the browser.\n⠀\n  http://localhost:8000/\n⠀\nView GraphiQL, an IDE\n⠀\n  http://localhost:8000/___graphql\n⠀\nNote that the development build is not optimized.\n⠀\n';
  expect(shown(output, ['192.168.1.4'])).toBe(`
The site is at http://localhost:8000/
GraphiQL, which answers questions about the content, is at http://localhost:8000/___graphql
On your network it is at http://192.168.1.4:8000/
`);
});
