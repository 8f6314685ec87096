import { expect, test } from 'vitest';
import { llmsText } from './llms-text';

const site = { title: 'Docs', tagline: 'All you need', address: 'https://example.org' };

test('llms.txt names the site, and the Markdown of each page below the heading of its section', () => {
  const pages = [
    { path: '/docs/a', title: 'A [b]', description: 'What a\nis.' },
    { path: '/docs/c', title: 'C', description: '' },
  ];
  expect(
    llmsText(site, [
      { title: 'Core', pages },
      { title: 'Empty', pages: [] },
    ]),
  ).toBe(`# Docs

> All you need

Every page is available as Markdown at its address with \`.md\`, and all of them in [one file](https://example.org/llms-full.txt).

## Core

- [A \\[b\\]](https://example.org/docs/a.md): What a is.
- [C](https://example.org/docs/c.md)
`);
});
