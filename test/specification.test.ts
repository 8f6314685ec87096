import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testTitles } from './test-titles';

const separator = ' > ';
const promises = z
  .record(z.string(), z.record(z.string(), z.array(z.string()).min(1)))
  .parse(parse(readFileSync('test/specification.yml', 'utf8')));

const titles = new Map<string, ReadonlySet<string>>();
function titlesOf(file: string): ReadonlySet<string> {
  const known = titles.get(file) ?? new Set(existsSync(file) ? testTitles(file, readFileSync(file, 'utf8')) : []);
  titles.set(file, known);
  return known;
}

/** Whether a test that is named as `file > group > title` is there. */
function exists(name: string): boolean {
  const [file = '', ...title] = name.split(separator);
  return titlesOf(file).has(title.join(separator));
}

test('every line of the specification is listed with its tests, and nothing else is', () => {
  const listed = Object.entries(promises).flatMap(([section, lines]) => [`# ${section}`, ...Object.keys(lines)]);
  expect(listed).toEqual(readFileSync('test/specification-lines.txt', 'utf8').trimEnd().split('\n'));
});

for (const [section, lines] of Object.entries(promises))
  describe(section, () => {
    test.each(Object.entries(lines))('%s', (_, names) => {
      expect(names.filter((name) => !exists(name))).toEqual([]);
    });
  });
