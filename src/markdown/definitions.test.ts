import { expect, test } from 'vitest';
import { samplePage } from '../test/sample-page';

const kindOf = (head: string, key: string): string | undefined =>
  samplePage('docs/a.md', 'title: A', `| ${head} | Text |\n| --- | --- |\n| \`${key}\` | Text. |`).definitions[0]?.kind;

test.each([
  ['Name', 'is_on', 'property'],
  ['Options', 'boot', 'property'],
  ['Architecture', 'aarch64', 'name'],
  ['Name', 'ACTIVITY', 'name'],
])('a table of %s that has %s defines a %s', (head, key, kind) => {
  expect(kindOf(head, key)).toBe(kind);
});
