import { expect, test } from 'vitest';
import { externalLinks } from '../scripts/external-links.mts';

test('addresses of other sites are found with their places, each once, without hash and the end of a sentence', () => {
  const sources = new Map([
    ['docs/a.md', 'See [a](https://a.dev/x#part), https://b.dev/y.\n\n<https://a.dev/x>'],
    ['data/b.yml', "to: 'https://a.dev/x'"],
  ]);
  expect([...externalLinks(sources)]).toEqual([
    ['https://a.dev/x', ['docs/a.md:1', 'docs/a.md:3', 'data/b.yml:1']],
    ['https://b.dev/y', ['docs/a.md:1']],
  ]);
});

test.each([
  '```\nhttps://a.dev\n```',
  '`https://a.dev`',
  'https://example.org/a',
  'http://localhost:8123',
  'http://192.168.1.2/',
  'http://homeassistant.local:8123/',
  'http://supervisor/core',
])('%j is no address to ask for', (text) => {
  expect(externalLinks(new Map([['docs/a.md', text]])).size).toBe(0);
});
