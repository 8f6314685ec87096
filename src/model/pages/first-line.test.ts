import { expect, test } from 'vitest';
import { firstLine } from './first-line';

test.each([
  ['Two lines\nof one paragraph.', 'Two lines'],
  [`${'long '.repeat(60)}end`, `${'long '.repeat(60)}end`],
  ['# Title\n\nText.', 'Text.'],
  ['Title\n=====\n\nText.', 'Text.'],
  ['## Part\n\nText.', 'Part'],
  ['import A from "a";\nexport const b = 1;\n\nText.', 'Text.'],
  ['```js\nconst a = 1;\n```\n\nText.', 'Text.'],
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
