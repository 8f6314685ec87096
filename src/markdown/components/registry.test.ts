import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admonitionTitles } from './admonitions';
import { contentComponents } from './components';
import { markdownComponents } from './expand-components';

const names = Object.entries(contentComponents);

test('every component that expands has its function, and no other', () => {
  const expanding = names.filter(([, { made }]) => made === 'compiler').map(([name]) => name);
  expect(Object.keys(markdownComponents).sort()).toEqual(expanding.sort());
});

test('CONTRIBUTING.md names every component with its sentence', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8').replace(/\s+/g, ' ');
  const missing = names.filter(([name, { summary }]) => !text.includes(`| \`${name}\``) || !text.includes(summary));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('CONTRIBUTING.md names every type of admonition', () => {
  const [line = ''] = /^- \*\*Admonitions\*\*.*$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  expect(Object.keys(admonitionTitles).filter((type) => !line.includes(`\`:::${type}\``))).toEqual([]);
});
