import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The walks that ARCHITECTURE.md describes: a question, and the files that lead to its answer. */
const walks = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^- \*\*(Where .+\?)\*\* (.+)$/gm)].map(
  ([, question = '', files = '']) =>
    [question, Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => file)] as const,
);

/** The modules that a file imports, as paths without their endings. */
function importsOf(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return Array.from(names, ([, name = '']) => path.posix.join(path.posix.dirname(file), name));
}

test('a newcomer finds breadcrumbs, ranking and headers', () => {
  expect(walks.map(([question]) => question)).toEqual([
    'Where are breadcrumbs made?',
    'Where is a result ranked?',
    'Where is a header set?',
  ]);
});

test.each(walks)('%s', (_, files) => {
  expect(files.length).toBeLessThanOrEqual(3);
  for (const [index, file] of files.entries()) {
    expect(existsSync(file), file).toBe(true);
    const next = files[index + 1]?.replace(/\.tsx?$/, '');
    if (next !== undefined) expect(importsOf(file)).toContain(next);
  }
});
