import { expect, test } from 'vitest';
import { markdownExport } from './markdown-export';

const addresses: Record<string, string> = { './b.md#part': '/docs/core/b#part', '../b.md': '/docs/b' };
const exported = (body: string): string => markdownExport({ title: 'A page', body }, (href) => addresses[href] ?? href);
const site = 'https://developers.home-assistant.io';

test('the title is the heading, and the text begins below it', () => {
  expect(exported('\n\n\nText.\n\n\n')).toBe('# A page\n\nText.\n');
});

test.each([
  ['a file beside it', '[b](./b.md#part)', `[b](${site}/docs/core/b#part)`],
  ['an address of the site', '[b](/docs/b "Title")', `[b](${site}/docs/b "Title")`],
  ['another site', '[b](https://example.org/b)', '[b](https://example.org/b)'],
  ['a part of the page', '[b](#part)', '[b](#part)'],
  ['two in a line', '[b](../b.md) [c](/c)', `[b](${site}/docs/b) [c](${site}/c)`],
  ['a picture', '![b](./b.png)', '![b](./b.png)'],
])('a link works from anywhere: %s', (_, link, expected) => {
  expect(exported(link)).toBe(`# A page\n\n${expected}\n`);
});

test('code stays as it is written', () => {
  const code = '````md\n[b](./b.md)\n```\n````\n\n~~~\n[b](/b)\n~~~';
  expect(exported(code)).toContain(code);
  expect(exported(`${code}\n[b](/b)`)).toContain(`[b](${site}/b)`);
});

test.each(['<!--truncate-->', '<!-- truncate -->', '{/* truncate */}'])(
  'the mark of the lists is left out: %s',
  (mark) => {
    expect(exported(`One.\n\n${mark}\n\nTwo.`)).not.toContain('truncate');
  },
);
