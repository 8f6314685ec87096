import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineCodeOf } from './inline-code';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts and style sheets inside of a page are found once, by the hashes of their texts', () => {
  const html = '<head><style media="a > b">p{}</style><style>p{}</style></head><script>go("</p>")</script>';
  expect(inlineCodeOf(html)).toEqual({ scripts: [hash('go("</p>")')], styles: [hash('p{}')] });
});

test('ends of lines are those that browsers hash', () => {
  expect(inlineCodeOf('<script>a\r\nb\rc</script>').scripts).toEqual([hash('a\nb\nc')]);
});

test.each([
  ['<script type="module">a</script>', 1],
  ['<script TYPE=text/javascript>a</script>', 1],
  ['<script type="">a</script>', 1],
  ['<script src="/a.js"></script>', 0],
  ['<script async src=/a.js>a</script>', 0],
  ['<script type="application/ld+json">{}</script>', 0],
  ['<script data-src="a">a</script>', 1],
])('%s', (html, count) => {
  expect(inlineCodeOf(html).scripts).toHaveLength(count);
});
