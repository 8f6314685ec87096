import { describe, expect, test } from 'vitest';
import { compileMarkdown } from './compile';

const problemsOf = (body: string) => compileMarkdown('docs/a.md', body).problems;

interface Mistake {
  readonly name: string;
  readonly body: string;
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

const orText = (text: string): string => `If you mean the text, write \`\\${text}\` or put it in backticks.`;
const lessThan = {
  what: 'A `<` starts a tag here, but no tag follows.',
  remedy: 'For the character itself write `\\<` or put the text in backticks.',
};
const brace = {
  what: 'A `{` starts an expression here, but what follows is not JavaScript.',
  remedy: 'For the character itself write `\\{` or put the text in backticks.',
};
const allComponents = 'Use one of: `Tabs`, `TabItem`, `Interactive`, `Picture`.';

const mistakes: readonly Mistake[] = [
  {
    name: 'block tag never closed',
    body: 'Text.\n\n<div>\n\nMore.\n',
    line: 3,
    what: 'The tag `<div>` is never closed.',
    remedy: `Close it with \`</div>\`, or, ${orText('<div>').replace('If', 'if')}`,
  },
  {
    name: 'placeholder in angle brackets',
    body: 'Text.\n\nFirst line,\nsecond with <entity_id> inside.\n',
    line: 4,
    what: 'The tag `<entity_id>` is never closed.',
    remedy: `Close it with \`</entity_id>\`, or, ${orText('<entity_id>').replace('If', 'if')}`,
  },
  {
    name: 'tags closed in the wrong order',
    body: 'Text.\n\n<div></span></div>\n',
    line: 3,
    what: '`</span>` comes before `<div>` is closed.',
    remedy: 'Write `</div>` first.',
  },
  { name: 'less-than before a digit', body: 'Text.\n\nWhen a <5 holds.\n', line: 3, ...lessThan },
  { name: 'arrow', body: 'Text.\n\nWhen a <= b.\n', line: 3, ...lessThan },
  { name: 'less-than at the end of the file', body: 'One.\n\nWhen a <', line: 3, ...lessThan },
  { name: 'open brace', body: 'One.\n\nA map {"a": 1 here.\n\nEnd.\n', line: 3, ...brace },
  { name: 'words in braces', body: 'One.\n\nThe {entity id} here.\n', line: 3, ...brace },
  {
    name: 'name in braces',
    body: 'One.\n\nThe {entity_id} here.\n',
    line: 3,
    what: '`{entity_id}` is an expression, and `entity_id` is defined nowhere on this page.',
    remedy: orText('{entity_id}'),
  },
  {
    name: 'dotted name in braces',
    body: 'The {entity.id} here.\n',
    line: 1,
    what: '`{entity.id}` is an expression, and `entity` is defined nowhere on this page.',
    remedy: orText('{entity.id}'),
  },
  {
    name: 'name in braces that the page does not declare',
    body: 'export const other = 1;\n\nThe {missing} here.\n',
    line: 3,
    what: '`{missing}` is an expression, and `missing` is defined nowhere on this page.',
    remedy: orText('{missing}'),
  },
  {
    name: 'mistyped component',
    body: '\n\n<TabsItem value="a">x</TabsItem>\n',
    line: 3,
    what: 'There is no component `<TabsItem>`.',
    remedy: 'Write `TabItem`.',
  },
  {
    name: 'unknown component',
    body: 'Text with <Chart /> inside.\n',
    line: 1,
    what: 'There is no component `<Chart>`.',
    remedy: allComponents,
  },
  {
    name: 'unknown HTML element',
    body: '\n<strng>x</strng>\n',
    line: 2,
    what: 'There is no HTML element `<strng>`.',
    remedy: `Write \`strong\`. ${orText('<strng>')}`,
  },
  {
    name: 'script element',
    body: '<script>x</script>\n',
    line: 1,
    what: 'There is no HTML element `<script>`.',
    remedy: `No existing name comes near it; check the spelling or remove it. ${orText('<script>')}`,
  },
  {
    name: 'mistyped admonition',
    body: 'Text.\n\n:::waring\nx\n:::\n',
    line: 3,
    what: 'There is no admonition `:::waring`.',
    remedy: 'Write `warning`.',
  },
  {
    name: 'unknown admonition',
    body: ':::spoiler\nx\n:::\n',
    line: 1,
    what: 'There is no admonition `:::spoiler`.',
    remedy: 'Use one of: `note`, `tip`, `info`, `warning`, `danger`, `caution`, `important`.',
  },
  {
    name: 'second page title',
    body: 'Text.\n\n# Title\n',
    line: 3,
    what: 'A page has one level-1 heading: its title.',
    remedy: 'Start with `##`; the title is in the front matter.',
  },
  {
    name: 'own id used twice',
    body: '## A {#x}\n\n## B {#x}\n',
    line: 3,
    what: 'The heading id `x` is used above already.',
    remedy: 'Write another: `{#x-2}`.',
  },
  {
    name: 'own id that another heading has from its text',
    body: '## Set up\n\n## Other {#set-up}\n',
    line: 3,
    what: 'The heading id `set-up` is used above already.',
    remedy: 'Write another: `{#set-up-2}`.',
  },
  {
    name: 'picture without alternative text',
    body: 'Text.\n\n- ![](a.png)\n',
    line: 3,
    what: 'The picture has no alternative text.',
    remedy: 'Say in brackets what it shows: `![…](file)`.',
  },
  {
    name: 'mistyped attribute',
    body: '\n<Tabs groupid="a">\n</Tabs>\n',
    line: 2,
    what: '`<Tabs>` has no attribute `groupid`.',
    remedy: 'Write `groupId`.',
  },
  {
    name: 'attribute left out',
    body: '<Tabs>\n<TabItem label="a">x</TabItem>\n</Tabs>\n',
    line: 2,
    what: '`<TabItem>` needs a valid `value`: Invalid input: expected string, received undefined.',
    remedy: 'Write `<TabItem value="…">`.',
  },
  {
    name: 'attribute of the wrong kind',
    body: '<Tabs>\n<TabItem value={4}>x</TabItem>\n</Tabs>\n',
    line: 2,
    what: '`<TabItem>` needs a valid `value`: Invalid input: expected string, received number.',
    remedy: 'Write `<TabItem value="…">`.',
  },
  {
    name: 'tab outside of tabs',
    body: '\n<TabItem value="a">x</TabItem>\n',
    line: 2,
    what: '`<TabItem>` stands outside of `<Tabs>`.',
    remedy: 'Put it directly inside `<Tabs>`.',
  },
  {
    name: 'tab not directly inside tabs',
    body: '<Tabs>\n<div>\n<TabItem value="a">x</TabItem>\n</div>\n</Tabs>\n',
    line: 3,
    what: '`<TabItem>` stands outside of `<Tabs>`.',
    remedy: 'Put it directly inside `<Tabs>`.',
  },
  {
    name: 'computed attribute',
    body: '\n\n<Tabs groupId={1 + 1}>\n</Tabs>\n',
    line: 3,
    what: '`groupId` of `<Tabs>` is computed.',
    remedy: 'Write the value itself: a text, number, list or object.',
  },
  {
    name: 'spread attributes',
    body: '<Tabs {...rest}>\n</Tabs>\n',
    line: 1,
    what: '`<Tabs>` spreads its attributes.',
    remedy: 'Write each attribute out.',
  },
];

describe('a mistake is reported with its line, what is wrong and what to write', () => {
  test.each(mistakes)('$name', ({ body, line, what, remedy }) => {
    const found = problemsOf(body).map((problem) => ({
      file: problem.file,
      line: problem.line,
      what: problem.what,
      remedy: problem.remedy,
    }));
    expect(found).toEqual([{ file: 'docs/a.md', line, what, remedy }]);
  });
});

test('a closing tag that closes nothing is called so', () => {
  const [problem] = problemsOf('Text.\n\n</div>\n');
  expect(problem).toMatchObject({ line: 3, remedy: 'Remove it or open the tag before.' });
  expect(problem?.what).toContain('closes nothing');
});
