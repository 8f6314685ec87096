import { expect, test } from 'vitest';
import { longestDescription, titleOf, firstLine } from './title-and-description';

const placeOf = (): { line: number; column: number } => ({ line: 2, column: 1 });
const heading = { text: 'Heading', line: 5 };

test('the title is the one of the front matter, or else the heading that the page begins with', () => {
  expect(titleOf('docs/a.md', { title: 'Written' }, null, placeOf)).toEqual({ title: 'Written', problems: [] });
  expect(titleOf('docs/a.md', {}, heading, placeOf)).toEqual({ title: 'Heading', problems: [] });
  expect(titleOf('docs/a.md', { title: 'Heading' }, heading, placeOf)).toEqual({ title: 'Heading', problems: [] });
});

test('two different titles are a warning at the heading', () => {
  const { title, problems } = titleOf('docs/a.md', { title: 'Written' }, heading, placeOf);
  expect([title, problems[0]?.line, problems[0]?.severity]).toEqual(['Written', 5, 'warning']);
});

test('a page without any is not made', () => {
  const about = { description: 'Something.' };
  const { title, problems } = titleOf('docs/a.md', about, null, placeOf);
  expect([title, problems[0]]).toMatchObject([undefined, { line: 2, what: '`title` is missing.' }]);
  expect(problems[0]?.remedy).toBe('Add a line `title: …`.');
});

test('without any front matter, the remedy is the whole block', () => {
  const [problem] = titleOf('docs/a.md', {}, null, placeOf).problems;
  expect(problem).toMatchObject({ line: 1, what: '`title` is missing.' });
  expect(problem?.remedy).toBe('Begin the file with three lines: `---`, `title: …` and `---`.');
});

test('a description may have 200 characters', () => {
  expect(longestDescription('docs/a.md', 'x'.repeat(200), placeOf)).toEqual([]);
  expect(longestDescription('docs/a.md', 'x'.repeat(201), placeOf)[0]?.severity).toBe('warning');
});

test.each([
  ['Two lines\nof one paragraph.', 'Two lines'],
  [`${'long '.repeat(60)}end`, `${'long '.repeat(60)}end`],
  ['# Title\n\nText.', 'Text.'],
  ['Title\n=====\n\nText.', 'Text.'],
  ['## Part\n\nText.', 'Part'],
  ['import A from "a";\nexport const b = 1;\n\nText.', 'Text.'],
  ['```js\nconst a = 1;\n```\n\nText.', 'Text.'],
  ['```js\nimport a from "a";\na();\n```\n\nText.', 'Text.'],
  ['````md\n```\n````\nText.', 'Text.'],
  [':::note\n\nText.\n\n:::', 'Text.'],
  ['<div>\n\nText.', 'Text.'],
  [
    '> A *quoted* **text** with [a link](/b), `code` and ![a picture](c.png)',
    'A quoted text with a link, code and a picture',
  ],
  ['Known[^1] :tada: ~~gone~~ {#id}', 'Known gone'],
  ['---', '---'],
  ['', ''],
])('%j is described by %j', (markdown, description) => {
  expect(firstLine(markdown)).toBe(description);
});
