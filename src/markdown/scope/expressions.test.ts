import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const messages = (body: string): string[] =>
  compileMarkdown('docs/page.md', body).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

test.each([
  ['Text {Error} more.', '1:6 `{Error}` is an expression, but `Error` is a name of JavaScript that shows nothing.'],
  ['Text {name} more.', '1:6 `{name}` is an expression, but `name` is not defined on this page.'],
  [
    "export const data = { name: { first: 'A' } };\n\n{data.nmae}",
    '3:1 `{data.nmae}` shows nothing because there is no `nmae`.',
  ],
  [
    "export const data = { name: { first: 'A' } };\n\n{data.name['last'].length}",
    "3:1 `{data.name['last'].length}` shows nothing because there is no `last`.",
  ],
])('%j has an expression that shows nothing', (body, message) => {
  expect(messages(body)).toEqual([message]);
});

test.each([
  ['Text {name} more.', '\\{name}'],
  ['Use {{ states }} here.', '\\{\\{ states }}'],
])('%j becomes text as the remedy says', (body, by) => {
  const [problem] = compileMarkdown('docs/page.md', body).problems;
  expect(problem?.remedy).toBe(`To show the text itself, write \`${by}\` or put it in backticks.`);
  expect(messages(body.replace(/\{.*\}/, () => by))).toEqual([]);
});

test.each([
  ['a {1 /* one */} b', '<p>a 1 b</p>'],
  ['a {/* one */ 1} b', '<p>a 1 b</p>'],
  ['a {/* one */} b', '<p>a  b</p>'],
  ['a {\n/* one\ntwo */\n} b', '<p>a  b</p>'],
])('a comment vanishes, and nothing beside it: %j', (body, html) => {
  expect(compileMarkdown('docs/page.md', body).compiled.body).toEqual([{ kind: 'html', html }]);
});

describe('a list of posts shows what stands before the mark', () => {
  const excerptOf = (body: string) => {
    const { excerpt, body: whole, truncated } = compileMarkdown('docs/page.md', body).compiled;
    expect(JSON.stringify(whole)).toContain('End');
    const html = excerpt.map((segment) => (segment.kind === 'html' ? segment.html : JSON.stringify(segment)));
    return [truncated, html.join('').replace(/\s+/g, ' ').trim()];
  };

  test.each([
    ['Start.\n\n{/* truncate */}\n\nEnd.', '<p>Start.</p>'],
    ['Start.\n\n{/*truncate*/}\n\nEnd.', '<p>Start.</p>'],
    // A block is not cut.
    ['Start. {/* truncate */}\n\nEnd.', '<p>Start. </p>'],
    ['- Start\n\n  {/* truncate */}\n- Next\n\nEnd.', '<ul> <li> <p>Start</p> </li> <li> <p>Next</p> </li> </ul>'],
    [
      '- Start\n\n  {/* truncate */}\n- Next\n\n  {/* truncate */}\n\nEnd.',
      '<ul> <li> <p>Start</p> </li> <li> <p>Next</p> </li> </ul>',
    ],
    ['> - Start\n>\n>   {/* truncate */}\n\nEnd.', '<blockquote> <ul> <li> <p>Start</p> </li> </ul> </blockquote>'],
  ])('%j', (body, html) => expect(excerptOf(body)).toEqual([true, html]));

  test('a second mark is told', () => {
    const { problems } = compileMarkdown('docs/page.md', 'A.\n\n<!--truncate-->\n\n{b}\n\n<!--truncate-->\n');
    expect(problems).toMatchObject([{ line: 5 }, { line: 7, what: 'The excerpt has ended above.' }]);
    expect(compileMarkdown('docs/page.md', 'A.\n\n<!--truncate-->\n\n<!-- b -->\n').problems).toEqual([]);
  });

  test.each(['{1 /* more */}', '{/* more */ 1}'])('a comment beside code is no mark: %s', (expression) => {
    expect(compileMarkdown('docs/page.md', expression).problems).toEqual([]);
  });

  test.each(['{/* truncate here */}', '{/* do not truncate */}'])('another comment is no mark: %s', (comment) => {
    expect(excerptOf(`Start.\n\n${comment}\n\nEnd.`)).toEqual([false, '<p>Start.</p> <p>End.</p>']);
    expect(compileMarkdown('docs/page.md', comment).problems).toEqual([]);
  });

  test.each(['<!-- trunkate -->', '<!--TRUNCATE-->', '<!-- more -->', '<!-- More -->', '{/* read-more */}'])(
    'what is meant for the mark is told: %s',
    (comment) => {
      const { problems } = compileMarkdown('docs/page.md', `Start.\n\n${comment}\n\nEnd.`);
      expect(problems).toMatchObject([{ line: 3, remedy: 'Write `<!--truncate-->`.' }]);
    },
  );
});

test.each([
  '{(() => { throw new Error("no") })()}',
  '{Symbol("a").description}',
  '{NaN}',
  'export const Error = 1 + 1;\n\n{Error}',
  '{frontMatter.subtitle}',
  "export const data = { name: ['A'] };\n\n{data.name.length} {data.toString().length} {data.name[0]}",
])('%s shows what JavaScript makes of it', (body) => {
  expect(messages(body)).toEqual([]);
});

test.each([
  ['export const count = 1;', false],
  ['export let count = 1;', true],
  ['export const [count] = [1];', true],
  ['export const count = Math.random();', true],
])('what a page declares is known before it runs, or only then: %s', (declaration, runs) => {
  expect(compileMarkdown('docs/page.md', `${declaration}\n\nA {count} b.\n`).compiled.needsMdx).toBe(runs);
});
