import { expect, test } from 'vitest';
import { samplePage } from '../../../test/samples/sample-page';

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

const definitionsOf = (body: string, title = 'Integration manifest', file = 'docs/a.md') =>
  samplePage(file, `title: ${title}`, body).definitions.map(({ name, anchor, by }) => `${name} ${anchor} ${by}`);

test.each([
  ['a heading that is the name', '## `is_on`\n\nText.', 'is_on is_on reference'],
  ['a heading with the name', '## The flag `is_on`\n\nText.', 'is_on the-flag-is_on text'],
  ['a key of a table', '| Key |\n| --- |\n| `is_on` |', 'is_on  text'],
  ['a key that is a link to its section', '| Key |\n| --- |\n| [`is_on`](#b) |\n\n## B\n\nText.', 'is_on b text'],
  ['a sample', '```python\ndef is_on(self): ...\n```', 'is_on  mention'],
  [
    'a sample below the name in words',
    '## Set mode\n\n```python\ndef async_set_mode(): ...\n```',
    'async_set_mode set-mode text',
  ],
  [
    'a call below the name in words',
    '## Setting up an entry\n\nIt calls `async_setup_entry(hass)`.',
    'async_setup_entry setting-up-an-entry text',
  ],
  [
    'a sample that derives from the class that the text names',
    'A `DataUpdateCoordinator` fetches data.\n\n```python\nclass MyCoordinator(DataUpdateCoordinator[dict[str, int]], Base): ...\n```',
    'DataUpdateCoordinator  mention',
  ],
  ['a page about a file', 'Write a `manifest.json`.', 'manifest.json  text'],
])('%s defines a name', (_, body, definition) => {
  expect(definitionsOf(body)).toContain(definition);
});

test.each([
  ['a sample, then a table', '```python\ndef is_on(self): ...\n```\n\n| Key |\n| --- |\n| `is_on` |', 'is_on  text'],
  ['a table, then a sample', '| Key |\n| --- |\n| `is_on` |\n\n```python\ndef is_on(self): ...\n```', 'is_on  text'],
  ['a heading that is the name, then a table', '## `is_on`\n\n| Key |\n| --- |\n| `is_on` |', 'is_on is_on reference'],
])('of two definitions in a section the stronger counts: %s', (_, body, definition) => {
  expect(definitionsOf(body)).toEqual([definition]);
});

test('a call below a heading about something else is not defined there', () => {
  expect(definitionsOf('## Setting up a platform\n\nIt calls `async_setup_entry(hass)`.')).toEqual([]);
});

test.each([
  ['only in the sample', '```python\nclass MySensor(SensorEntity): ...\n```'],
  ['in the section before', 'A `SensorEntity`.\n\n## Other\n\n```python\nclass MySensor(SensorEntity): ...\n```'],
])('a class that is named %s is not explained by a sample that derives from it', (_, body) => {
  expect(definitionsOf(body)).toEqual([]);
});

test.each(['on off', '1.5', '"on"', 'a/b', 'a=b', '$x'])('`%s` in a first column is no name', (code) => {
  expect(definitionsOf(`| Key |\n| --- |\n| \`${code}\` |`)).toEqual([]);
  expect(definitionsOf(`- \`${code}\`: Text.`)).toEqual([]);
});

test.each([
  ['a file', 'Write a **manifest.json**.'],
  ['a call', '## Setting up an entry\n\n**async_setup_entry(hass)** is called.'],
])('%s that is no code is not defined', (_, body) => {
  expect(definitionsOf(body)).toEqual([]);
});

test('a file that a page is not about is not defined by it', () => {
  expect(definitionsOf('Write a `strings.json`.')).toEqual([]);
});
