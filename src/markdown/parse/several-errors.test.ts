import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { defaultSyntax } from '../../config/site-config';
import { ProblemList } from '../problem-list';
import { parseMarkdown } from './parse';
import { explainSyntax } from './syntax-messages';

const problemsOf = (body: string) => compileMarkdown('docs/a.md', body).problems;

describe('a file with several mistakes', () => {
  test('has all of them reported at once', () => {
    const body = [
      'Text <5.',
      '',
      '![](a.png) and {name}',
      '',
      '<Tabz />',
      '',
      ':::nte',
      'x',
      ':::',
      '',
      '## A {#a}',
      'Text.',
      '## B {#a}',
      'Text.',
    ].join('\n');
    const lines = problemsOf(body).map(({ line }) => line);
    expect(lines.sort((a, b) => a - b)).toEqual([1, 3, 3, 5, 7, 13]);
  });

  test.each([
    ['<Tabs groupId=“os”>', '<Tabs groupId="os">'],
    ['<Tabs groupId=„my os“ queryString=‘os’>', '<Tabs groupId="my os" queryString="os">'],
  ])('says how to write %s, with straight quotes', (written, straight) => {
    const [problem] = problemsOf(`${written}\n\n</Tabs>\n`);
    expect(problem).toMatchObject({
      what: 'An attribute value is in curly quotes.',
      remedy: `Write \`${/\w+="[^"]*"/.exec(straight)?.[0] ?? ''}\`.`,
      fix: { replace: written.slice(0, -1), by: straight.slice(0, -1) },
    });
  });

  test.each(['https://a.dev/b', 'mailto:a@b.dev', 'a.c@b.dev'])('says how to write %s, which is no tag', (address) => {
    const [problem, ...others] = problemsOf(`See <${address}>.`);
    expect(problem?.fix).toEqual({ replace: `<${address}>`, by: address });
    expect(others).toEqual([]);
  });

  test.each([
    ['<details><summary>A</summary>\nText.\n</details>', true],
    ['Text <b>a\n\nb</b>', true],
    ['Text <b>a\n\nb', false],
  ])('says whether a tag is closed elsewhere: %j', (body, elsewhere) => {
    const what = problemsOf(body)[0]?.what ?? '';
    expect(what).toContain(elsewhere ? 'is not closed in the paragraph' : 'is never closed');
  });

  test('a tag without an end does not make the blocks behind it parts of a sentence', () => {
    const body = '<details>\n<summary>More</summary>\n\nText.\n';
    expect(problemsOf(body).map(({ what }) => what)).toEqual(['The tag `<details>` is never closed.']);
  });

  test.each([
    ['{/* never\n\nText {/* here */}.', '1:1 The comment is never closed.'],
    [
      'A {b: {c}\n\n}\n\nText {d\n\nEnd.',
      '5:6 MDX reads `{` as the start of an expression, but no valid JavaScript follows.',
    ],
  ])('says where a brace is that is never closed: %j', (body, expected) => {
    expect(problemsOf(body).map(({ line, column, what }) => `${line}:${column} ${what}`)).toContain(expected);
  });

  test('keeps the line numbers below comments, own ids and admonition titles', () => {
    const body = '<!-- two\nlines -->\n\n## A {#own}\n\n:::tip A title\nText.\n:::\n\n{name}\n';
    expect(problemsOf(body).map(({ line }) => line)).toEqual([10]);
  });
});

test.each([
  ['a <b <c>', ['1:3', '1:6']],
  ['{a} <5 {b', ['1:1', '1:5', '1:8']],
  ['a {{b', ['1:3']],
  ['<a>\n\n<b <5>\n\n</a>\n\n<a>', ['3:1', '3:4', '7:1']],
  ['a\n\n> <b>\nc', ['3:3']],
  // The ends of tags that were hidden are no mistakes, in whichever order.
  ['<a 5>\n\n<b 5>\n\n</a>\n\n</b>\n\n</b>', ['1:1', '3:1', '9:1']],
  ['<a>\n\n<b>\n\n</a>', ['5:1']],
  ['<a>\n\n<b>\n\n<b>\n\n</b>\n\n</a>\n\n<b>', ['11:1', '9:1']],
])('each mistake of %j has its own place', (body, places) => {
  expect(
    problemsOf(body)
      .map(({ line, column }) => `${line}:${column}`)
      .sort(),
  ).toEqual(places);
});

test.each([
  ['a <', 'To show the character, write `\\<` or put the text in backticks.'],
  ['a <b c', 'Write attributes as'],
  ['a <b c=d>e</b>', 'Write `c="d"`.'],
  ['a <b c=>d</b>', 'Write `name="…"`.'],
  ['a <b></c>', 'Write `</b>` first.'],
  ['a <kbd></kdb>', 'Write `</kbd>`.'],
  ['a </b>', 'Remove it, or add the opening tag.'],
  ['> <b\nc="d" />', 'Indent the following lines like the first line,'],
  ['import it', 'In text, start the line with another word.'],
  ['{{{{a b', 'To show the character, write `\\{\\{\\{\\{a` or put the text in backticks.'],
])('what to write instead of %j is said', (body, remedy) => {
  expect(problemsOf(body)[0]?.remedy).toContain(remedy);
});

test('a message of the parser that nobody knows is passed on', () => {
  expect(explainSyntax('Odd', '')).toEqual({
    what: 'MDX cannot parse this: Odd.',
    remedy: 'Escape `<` and `{` in text with a backslash.',
  });
});

describe('content that only looks like a mistake', () => {
  test.each([
    ['escaped characters', 'Write \\<tag> and \\{name}.'],
    ['code', 'Write `<tag>` and `{name}`.'],
    ['a block of code', '```\n<tag> {name} :::nte\n# Title\n```'],
    ['a comment', '<!-- <tag> {name} -->'],
    ['comparisons with spaces', 'When 3 < 4 and 5 > 4.'],
    ['two equal headings', '## Same\n\nText.\n\n## Same\n\nText.'],
    ['a name that the page declares', 'export const name = "x";\n\nIt is {name}.'],
    ['a title at the start', '# Title\n\nText.'],
    ['a picture for ornament', '<img src="a.png" alt="" />'],
    ['a lone closing brace', 'Write } here.'],
    ['a fence in a fence', '````md\n```nothing\n````'],
    ['a comment in a fence', '```html\n<!-- open\n```\n\nText.'],
    ['an admonition right after text', 'Text\n:::note\nx\n:::\nText'],
    ['an admonition in a list', '- a\n\n  :::note\n  x\n  :::'],
    ['a time and an emoji', 'At 12:30 :smile: or 1::2.'],
  ])('is no problem: %s', (_, body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  test.each([
    ['a picture', '<img src="100%.png" alt="A dot" />'],
    ['a link', '<a href="100%.md">Link</a>'],
  ])('does not stop the build: a stray percent sign in the address of %s', (_, body) => {
    expect(() => problemsOf(body)).not.toThrow();
  });
});

test.each([
  [60, []],
  [61, ['Lists, quotes or admonitions are nested deeper than 60 levels.']],
])('quotes of %i levels: %j', (depth, expected) => {
  expect(problemsOf(`${'> '.repeat(depth)}Deep.`).map(({ what }) => what)).toEqual(expected);
});

test.each([
  ['*a* '.repeat(500), []],
  [`${'*a* '.repeat(499)}\n\n*a* *a*`, []],
  [`${'*a* '.repeat(250)}\n*b* ~~c~~`, []],
  [`${'*a* '.repeat(500)}\n*b*`, ['2 The paragraph has more than 500 asterisks and tildes.']],
  ['`a` '.repeat(30_001), ['1 The page has more than 60000 marks of Markdown.']],
  [`\`\`\`text\n${'*a* '.repeat(60_001)}\n\`\`\``, []],
])('a text that would keep the parser busy is not parsed, code is', (body, expected) => {
  expect(problemsOf(body).map(({ line, what }) => `${line} ${what}`)).toEqual(expected);
});

test('a long page of a tree whose mistakes stay text is judged by its own limit, even if it has too many of them', () => {
  const problems = new ProblemList('docs/a.md');
  const body = `\`\`\`text\n${`${'words '.repeat(40)}\n`.repeat(5000)}\`\`\`\n\n{a} <5 {b\n`;
  const { complete } = parseMarkdown(body, problems, { ...defaultSyntax, tolerant: true }, true, 'lenient');
  expect(complete).toBe(true);
  expect(problems.all.map(({ what }) => what).filter((what) => what.includes('characters'))).toEqual([]);
});
